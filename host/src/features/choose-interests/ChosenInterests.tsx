import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Skeleton, SkeletonRegion } from "@kadr/design-system/primitives/Skeleton";
import { color, font, radius, space } from "@kadr/design-system/tokens";
import { interestTopicsQuery } from "../../queries/interests.ts";
import { useHost } from "../../ports/Host.ts";
import { interestsTexts } from "../../texts/interests.ts";

export interface ChosenInterestsProps {
  /** Opens the popup of the profile. */
  onChange: () => void;
}

const section = css`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  max-width: 480px;
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
`;

const heading = css`
  font: ${font.title};
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const topic = css`
  display: inline-flex;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${color.control};
  font: ${font.body};
`;

const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

/** Interests in the profile: the chosen topics, and the way to change them. */
export const ChosenInterests = observer(function ChosenInterests({ onChange }: ChosenInterestsProps) {
  const id = useId();
  const { api, stores } = useHost();
  const { userId } = stores.session;
  const { data, isError, isFetching, refetch } = useQuery({
    ...interestTopicsQuery(api, userId),
    enabled: userId !== null,
  });
  const { title, none, choose, change } = interestsTexts.profile;
  const chosen = (data?.results ?? []).filter(({ active }) => active);
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {data === undefined ? (
        isError && !isFetching ? (
          <>
            <p className={quiet} role="alert">
              {interestsTexts.notLoaded.title}
            </p>
            <Button onPress={() => void refetch()}>{interestsTexts.notLoaded.retry}</Button>
          </>
        ) : (
          <SkeletonRegion isLoading label={interestsTexts.picker.loading}>
            <Skeleton width="240px" height="32px" />
          </SkeletonRegion>
        )
      ) : (
        <>
          {chosen.length === 0 ? (
            <p className={quiet}>{none}</p>
          ) : (
            <ul className={list}>
              {chosen.map(({ id: key, name, emoji }) => (
                <li key={key} className={topic}>
                  <span aria-hidden>{emoji}</span>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <Button onPress={onChange}>{chosen.length === 0 ? choose : change}</Button>
        </>
      )}
    </section>
  );
});
