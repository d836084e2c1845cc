import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { Button } from "@kadr/design-system/primitives/Button";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { CrownIcon } from "@kadr/design-system/primitives/Icon";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { font, space } from "@kadr/design-system/tokens";
import { videoPath } from "../../links/addresses.ts";
import { roubles } from "../../presenters/money.ts";
import { offersQuery } from "../../queries/purchases.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { payable, withTrials } from "../../stores/paying/offers.ts";
import { useHost } from "../../ports/Host.ts";
import { purchasePageTexts as texts } from "../../texts/purchase.ts";
import { PageError } from "../PageError.tsx";

const page = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: calc(100dvh - var(--k-header-height));
  padding: ${space[10]} var(--k-gutter);
`;

const heading = css`
  max-width: 32ch;
  font: ${font.heading};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The purchase of one video by its own address (route `embed.purchase`): what it is, whether the person has it, and the way to buy it. */
export default function PurchasePage({ params }: Pick<PageProps, "params">) {
  const id = params["id"] ?? "";
  const { api, overlays } = useHost();
  const query = useQuery(offersQuery(api, id));
  const { data } = query;
  usePageArrival({ title: data?.name ?? texts.title });
  if (data === undefined)
    return query.isError && !query.isFetching ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <div className={page} aria-busy>
        <Skeleton shape="text" width="240px" />
        <Skeleton width="320px" height="160px" />
      </div>
    );
  const prices = payable(withTrials(data)).map(({ price }) => price);
  const isSold = prices.length > 0;
  const state = data.needs_activation
    ? texts.waiting
    : data.purchased
      ? texts.held
      : isSold
        ? texts.sold
        : texts.unsold;
  return (
    <div className={page}>
      <h1 className={heading} dir="auto">
        {data.name}
      </h1>
      <EmptyState
        icon={<CrownIcon size={20} />}
        title={state.title}
        text={!data.purchased && isSold ? texts.from(roubles(Math.min(...prices))) : state.text}
        action={
          data.purchased || !isSold ? (
            <LinkButton variant="primary" href={videoPath(id)}>
              {state.action}
            </LinkButton>
          ) : (
            <Button variant="primary" size="l" onPress={() => overlays.open("purchase", { kind: "video", id })}>
              {state.action}
            </Button>
          )
        }
      />
    </div>
  );
}
