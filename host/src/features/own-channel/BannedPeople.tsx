import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { css } from "linaria";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { color, font, space } from "@kadr/design-system/tokens";
import type { Ban, BansPage } from "@kadr/openapi/client";
import { avatarAt } from "../../presenters/avatars.ts";
import { isApiFailure } from "../../presenters/failure.ts";
import { dateOf } from "../../presenters/tariffs.ts";
import { bansQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { ownChannelTexts } from "../../texts/ownChannel.ts";

const { bans: texts } = ownChannelTexts;

export interface BannedPeopleProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const list = css`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
    font: ${font.body};
  }
  & p + p {
    color: ${color.textMuted};
    font: ${font.caption};
  }
`;

const foot = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
  &:focus {
    outline: none;
  }
`;

/** Whom the author does not let comment, and the way back for each. What a ban took away does not come back. */
export default function BannedPeople({ isOpen, onOpenChange }: BannedPeopleProps) {
  const { api, stores, mediaUrl } = useHost();
  const { toasts } = stores;
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...bansQuery(api), enabled: isOpen });
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const end = useRef<HTMLDivElement>(null);
  const bans = query.data?.pages.flatMap(({ results }) => results);

  const lift = async ({ user }: Ban) => {
    if (pending.has(user.id)) return;
    setPending((ids) => new Set([...ids, user.id]));
    try {
      await api.call("liftBan", { path: { userId: user.id } }).catch((error: unknown) => {
        // Another tab was first.
        if (!isApiFailure(error) || error.status !== 404) throw error;
      });
      client.setQueryData<InfiniteData<BansPage>>(bansQuery(api).queryKey, (data) =>
        data === undefined
          ? undefined
          : {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                results: page.results.filter((one) => one.user.id !== user.id),
              })),
            },
      );
      // Its button has gone: what follows the list is the nearest that stays.
      end.current?.focus();
      toasts.notify({ type: "success", text: texts.lifted });
    } catch {
      toasts.notify({ type: "danger", text: texts.failed });
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== user.id)));
    }
  };

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
      {bans === undefined ? (
        query.isError && !query.isFetching ? null : (
          <div aria-busy="true">
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <Skeleton height="48px" />
          </div>
        )
      ) : (
        <ul className={list} role="list" aria-label={texts.title}>
          {bans.map((ban) => (
            <li key={ban.user.id}>
              <Avatar name={ban.user.name} src={avatarAt(mediaUrl(ban.user.avatar_url))} />
              <div>
                <p dir="auto">{ban.user.name}</p>
                <p>{texts.since(dateOf(ban.created_ts))}</p>
              </div>
              <Button
                isPending={pending.has(ban.user.id)}
                pendingLabel={texts.lifting}
                aria-label={texts.liftOf(ban.user.name)}
                onPress={() => void lift(ban)}
              >
                {texts.lift}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className={foot} tabIndex={-1}>
        {bans?.length === 0 && !query.hasNextPage && <p>{texts.none}</p>}
        {query.isError && !query.isFetching ? (
          <>
            <p>{texts.notCome}</p>
            <Button onPress={() => void (bans === undefined ? query.refetch() : query.fetchNextPage())}>
              {ownChannelTexts.retry}
            </Button>
          </>
        ) : (
          query.hasNextPage && (
            <Button
              isPending={query.isFetchingNextPage}
              pendingLabel={texts.loading}
              onPress={() => void query.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )
        )}
      </div>
    </Dialog>
  );
}
