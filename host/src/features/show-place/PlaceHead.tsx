import type { ReactNode } from "react";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { atWidth } from "../../links/safeUrl.ts";
import * as styles from "./PlaceHead.styles.ts";

export interface PlaceHeadProps {
  name: string;
  /** Behind the name, as the official sign. */
  mark?: ReactNode;
  /** A wide picture above it, as it is served; none is shown without one. */
  cover?: SafeMediaUrl | undefined;
  /** A round picture beside the name; `undefined`: the letters of the name. Left out: there is none. */
  portrait?: { readonly src: SafeMediaUrl | undefined };
  /** Quiet lines below the name, each of several facts. */
  lines: ReadonlyArray<readonly ReactNode[]>;
  /** Actions on the place. */
  children?: ReactNode;
}

/** Pictures of the cover come at this width, device px. */
const coverWidth = 1280;

/** The head of a page about something that can be followed: a channel, a person, a show. */
export function PlaceHead({ name, mark, cover, portrait, lines, children }: PlaceHeadProps) {
  return (
    <>
      {cover !== undefined && (
        <img className={styles.cover} src={atWidth(cover, coverWidth)} alt="" fetchPriority="high" />
      )}
      <div className={styles.head}>
        <div className={styles.who}>
          {portrait !== undefined && <Avatar name={name} src={portrait.src} size={96} loading="eager" />}
          <div className={styles.words}>
            <h1 dir="auto">
              {name} {mark}
            </h1>
            {lines.map((facts, at) => (
              <p key={at}>
                <DottedLine parts={[...facts]} />
              </p>
            ))}
          </div>
        </div>
        {children !== undefined && children !== false && <div className={styles.actions}>{children}</div>}
      </div>
    </>
  );
}
