import { css } from "linaria";
import { useId } from "react";
import { InfoIcon } from "../../primitives/Icon/index.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { Switch } from "../../primitives/Switch/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface NotificationSwitch {
  code: string;
  /** Setting that it turns on. */
  label: string;
  /** Why it does not work here, and what helps: a line of its own under the row. Default none. */
  text?: string | undefined;
  isOn: boolean;
}

export interface NotificationSettingsGroup {
  id: string;
  title: string;
  switches: readonly NotificationSwitch[];
}

export interface NotificationSettingsProps {
  groups: readonly NotificationSettingsGroup[];
  onChange: (group: string, code: string, isOn: boolean) => void;
  /** Rows in place of what is on its way. Default false. */
  isLoading?: boolean | undefined;
  /** Heading of each group, by what stands above it. Default "h2". */
  groupHeading?: "h2" | "h3" | undefined;
  texts: { loading: string };
}

const list = css`
  display: grid;
  gap: ${space[6]};
`;

const heading = css`
  margin-bottom: ${space[3]};
  font: ${font.title};
  h3& {
    margin-bottom: ${space[2]};
    font: ${font.bodyStrong};
  }
`;

const block = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
`;

const row = css`
  padding: ${space[2]} ${space[5]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.mobile} {
    padding-inline: ${space[4]};
  }
`;

/** The switch stands at the end of its row, and all of the row is pressed. */
const line = css`
  display: block;
  & > label {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 48px;
  }
`;

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const note = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding-block-end: ${space[2]};
  color: ${color.textMuted};
  font: ${font.caption};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;

const waiting = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  font: ${font.body};
`;

const rowsWhileLoading = 5;

/** Of what a person is told, and by which ways: rows of switches that act at once. */
export function NotificationSettings({
  groups,
  onChange,
  isLoading = false,
  groupHeading = "h2",
  texts,
}: NotificationSettingsProps) {
  if (isLoading)
    return (
      <SkeletonRegion isLoading label={texts.loading} className={block}>
        {Array.from({ length: rowsWhileLoading }, (_, index) => (
          <div key={index} className={row}>
            <div className={waiting}>
              <Skeleton shape="text" width="48%" />
              <Skeleton width="36px" height="20px" />
            </div>
          </div>
        ))}
      </SkeletonRegion>
    );
  return (
    <div className={list}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          heading={groupHeading}
          onChange={(code, isOn) => onChange(group.id, code, isOn)}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: NotificationSettingsGroup;
  heading: "h2" | "h3";
  onChange: (code: string, isOn: boolean) => void;
}

function Group({ group, heading: Heading, onChange }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={heading}>
        {group.title}
      </Heading>
      <div className={block}>
        {group.switches.map(({ code, label, text, isOn }) => (
          <div key={code} className={row}>
            <Switch
              className={line}
              isSelected={isOn}
              onChange={(next) => onChange(code, next)}
              {...(text !== undefined && { "aria-describedby": `${id}-${code}` })}
            >
              <span className={words}>{label}</span>
            </Switch>
            {text !== undefined && (
              <p id={`${id}-${code}`} className={note}>
                <InfoIcon size={16} />
                <span>{text}</span>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
