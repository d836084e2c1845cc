import { css } from "linaria";
import { useEffect, useRef, useState } from "react";
import { FileButton } from "@kadr/design-system/forms/FileButton";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { FormNote } from "@kadr/design-system/primitives/Form";
import { ProgressBar } from "@kadr/design-system/primitives/ProgressBar";
import { color, font, radius, space } from "@kadr/design-system/tokens";
import type { UploadThumbnail } from "../../ports/Host.ts";
import { isApiFailure } from "../../presenters/failure.ts";
import { useHost } from "../../ports/Host.ts";
import { ownChannelTexts } from "../../texts/ownChannel.ts";

const { dialog: texts } = ownChannelTexts;
/** Pictures that the server takes. */
const types = ["image/jpeg", "image/png", "image/webp"] as const;
/** Bytes that the server takes. */
const maxBytes = 2 * 1024 * 1024;

export interface ThumbnailProps {
  videoId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  upload: UploadThumbnail;
  /** The server has it. */
  onDone: () => void;
}

const column = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  & > p {
    color: ${color.textMuted};
    font: ${font.caption};
  }
`;

const preview = css`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  object-fit: cover;
  background: ${color.surfaceSunken};
`;

interface Chosen {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/** The picture of an own video: chosen, looked at, sent with its progress (OWNER-TOOLS-02). What was chosen stays until the server has it. */
export default function Thumbnail({ videoId, isOpen, onOpenChange, upload, onDone }: ThumbnailProps) {
  const { toasts } = useHost().stores;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [note, setNote] = useState<string | null>(null);
  /** From 0 to 1; null: nothing is on its way. */
  const [sent, setSent] = useState<number | null>(null);

  const choose = async (file: File) => {
    setNote(null);
    try {
      setChosen({ file, picture: await createImageBitmap(file) });
    } catch {
      setNote(texts.notPicture);
    }
  };
  const save = async () => {
    if (chosen === null || sent !== null) return;
    setNote(null);
    setSent(0);
    try {
      await upload(videoId, chosen.file, setSent);
      setChosen(null);
      onOpenChange(false);
      toasts.notify({ type: "success", text: texts.done });
      onDone();
    } catch (error) {
      setNote(isApiFailure(error) && error.kind === "offline" ? texts.offline : texts.failed);
    } finally {
      setSent(null);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      isDismissable={false}
      size="s"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen === null}
            isPending={sent !== null}
            pendingLabel={texts.progress}
            onPress={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={column}>
        {chosen !== null && <Preview picture={chosen.picture} />}
        <FileButton
          accept={types}
          maxBytes={maxBytes}
          onChoose={(file) => void choose(file)}
          onRefuse={(why) => setNote(why === "size" ? texts.tooLarge : texts.notPicture)}
        >
          {chosen === null ? texts.choose : texts.other}
        </FileButton>
        <p>{texts.hint}</p>
        {sent !== null && <ProgressBar value={sent} label={texts.progress} />}
        {note !== null && <FormNote>{note}</FormNote>}
      </div>
    </Dialog>
  );
}

/** Drawn, and not an address of the file: the policy lets no picture in by such an address. */
function Preview({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} className={preview} role="img" aria-label={texts.preview} />;
}
