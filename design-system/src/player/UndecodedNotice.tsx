import { css, cx } from "linaria";
import { useState } from "react";
import { CloseIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { color, font, layer, radius, space } from "../tokens/index.ts";
import type { PlayerMode } from "./model.ts";
import type { PlayerCodecs, PlayerTexts } from "./types.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

const notice = css`
  position: absolute;
  inset: ${space[3]} ${space[3]} auto;
  z-index: ${layer.raised};
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  width: fit-content;
  max-width: 56ch;
  max-height: calc(100% - 2 * ${space[3]});
  overflow: auto;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.playerChrome};
  color: ${color.textOnPlayer};
  font: ${font.body};
  & > div {
    padding-block: ${space[1.5]};
  }
  & p + p {
    color: ${color.textMutedOnPlayer};
  }
  /* there the words would stand on the buttons in the middle */
  @container player (max-width: 559px) {
    font: ${font.caption};
    & p + p {
      display: none;
    }
  }
`;

/** Track that this browser leaves out of the playback, in words; null: none that would be missed. */
function undecodedOf({ picture, sound }: PlayerCodecs, texts: PlayerTexts, mode: PlayerMode): string | null {
  if (picture?.isDecoded === false && mode !== "audio") return texts.undecoded.ofPicture(picture.name);
  return sound?.isDecoded === false ? texts.undecoded.ofSound(sound.name) : null;
}

/** Over what plays on without its sound or its picture: what is missing, and what helps, until it is closed. */
export function UndecodedNotice({ isHidden }: { isHidden: boolean }) {
  const { engine, texts, mode, thenFocus } = usePlayerModel();
  const title = useFact(engine, (snapshot) => undecodedOf(snapshot.codecs, texts, mode));
  const [isClosed, setClosed] = useState(false);
  if (isHidden || isClosed || title === null) return null;
  return (
    <div className={cx(notice, onVideo)} role="status">
      <div>
        <p>{title}</p>
        <p>{texts.undecoded.text}</p>
      </div>
      <IconButton
        variant="onPlayer"
        icon={<CloseIcon />}
        label={texts.undecoded.close}
        onPress={() => thenFocus(() => setClosed(true))}
      />
    </div>
  );
}
