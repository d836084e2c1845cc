import { css } from "linaria";
import { ArrowRightIcon } from "../primitives/Icon/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, radius, space } from "../tokens/index.ts";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { usePlayerModel } from "./usePlayerModel.ts";

const rows = css`
  display: grid;
  gap: 2px ${space[6]};
  margin: 0;
  padding: 0 ${space[2]};
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 36px;
  border-bottom: 1px solid ${color.playerHover};
`;

const keys = css`
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin: 0;
`;

const key = css`
  min-width: 28px;
  padding: 2px ${space[2]};
  border: 1px solid ${color.playerTrack};
  border-radius: ${radius.badge};
  background: ${color.playerHover};
  font: ${font.captionStrong};
  text-align: center;
`;

const arrow = css`
  display: block;
  width: 16px;
  height: 16px;
  margin: 1px auto;
`;

const everywhere = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]};
  accent-color: ${color.playerAccent};
  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
  }
  & > input:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
`;

/** A turn of the one arrow that we draw: signs of arrows come from whatever font a machine has. */
const turns: Readonly<Record<string, string>> = { "→": "0deg", "↓": "90deg", "←": "180deg", "↑": "270deg" };

function Sign({ name }: { name: string }) {
  const turn = turns[name];
  if (turn === undefined) return <span aria-hidden>{name}</span>;
  return (
    <span aria-hidden className={arrow} style={{ rotate: turn }}>
      <ArrowRightIcon size={16} />
    </span>
  );
}

/** Sheet that «?» opens: every key and its command. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { texts, preferences } = usePlayerModel();
  const { hasPageShortcuts = false, onPageShortcutsChange } = preferences;
  return (
    <PlayerDialog variant="sheet" title={texts.shortcuts} closeLabel={texts.close} onClose={onClose}>
      <dl className={rows}>
        {texts.shortcutRows.map(({ does, keys: names, said }) => (
          <div key={does} className={row}>
            <dt>{does}</dt>
            <dd className={keys}>
              {names.map((name, at) => (
                <kbd key={name} className={key}>
                  {said === undefined ? (
                    name
                  ) : (
                    <>
                      <Sign name={name} />
                      <VisuallyHidden>{said[at]}</VisuallyHidden>
                    </>
                  )}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {onPageShortcutsChange && (
        <label className={everywhere}>
          <input
            type="checkbox"
            checked={hasPageShortcuts}
            onChange={(event) => onPageShortcutsChange(event.currentTarget.checked)}
          />
          {texts.shortcutsPageWide}
        </label>
      )}
    </PlayerDialog>
  );
}
