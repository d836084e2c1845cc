import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useState, useId } from "react";
import { AvatarCropper, type Crop, drawCrop, wholePicture } from "@kadr/design-system/forms/AvatarCropper";
import { FileButton } from "@kadr/design-system/forms/FileButton";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { FormNote } from "@kadr/design-system/primitives/Form";
import { ProgressBar } from "@kadr/design-system/primitives/ProgressBar";
import { color, font, space } from "@kadr/design-system/tokens";
import { avatarAt } from "../../presenters/avatars.ts";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { maxPictureBytes, pictureFile, pictureTypes } from "./pictureFile.ts";
import { Section } from "./Section.tsx";
import { useHost } from "../../ports/Host.ts";

const { avatar: texts } = profileTexts;

export interface AvatarFormProps {
  store: ProfileStore;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
`;

const side = css`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

const hint = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

const sending = css`
  display: grid;
  gap: ${space[4]};
`;

/** The photo: chosen, cropped, sent with its progress (PROFILE-EDIT-02). */
export const AvatarForm = observer(function AvatarForm({ store }: AvatarFormProps) {
  const { mediaUrl } = useHost();
  const headingId = useId();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = store.form("avatar");

  const choose = async (file: File) => {
    setProblem(null);
    store.begin("avatar");
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      return setProblem(texts.notPicture);
    }
    setCrop(wholePicture);
    setOpen(true);
  };
  const send = async () => {
    if (picture === null) return;
    const blob = await pictureFile((canvas) => drawCrop(canvas, picture, crop));
    if (await store.uploadAvatar(blob)) setOpen(false);
  };

  return (
    <Section title={texts.title} headingId={headingId}>
      <>
        <div className={row}>
          <Avatar
            name={store.saved?.name ?? ""}
            src={avatarAt(mediaUrl(store.saved?.avatarUrl))}
            size={96}
            loading="eager"
          />
          <div className={side}>
            <FileButton
              accept={pictureTypes}
              maxBytes={maxPictureBytes}
              onChoose={(file) => void choose(file)}
              onRefuse={(why) => setProblem(why === "size" ? texts.tooLarge : texts.notPicture)}
            >
              {texts.choose}
            </FileButton>
            <p className={hint}>{texts.hint}</p>
          </div>
        </div>
        {problem !== null && <FormNote>{problem}</FormNote>}
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={texts.dialog}
          closeLabel={texts.close}
          isDismissable={false}
          size="s"
          footer={
            <>
              <Button onPress={() => setOpen(false)}>{texts.cancel}</Button>
              <Button
                variant="primary"
                isPending={form.isSending}
                pendingLabel={texts.progress}
                onPress={() => void send()}
              >
                {texts.save}
              </Button>
            </>
          }
        >
          <div className={sending}>
            {picture !== null && (
              <AvatarCropper
                picture={picture}
                crop={crop}
                onChange={setCrop}
                texts={{ frame: texts.frame, hint: texts.frameHint, zoom: texts.zoom }}
              />
            )}
            {form.isSending && <ProgressBar value={store.avatarProgress} label={texts.progress} />}
            {form.errors.avatar !== undefined ? (
              <FormNote>{form.errors.avatar}</FormNote>
            ) : (
              form.note !== null && <FormNote>{form.note}</FormNote>
            )}
          </div>
        </Dialog>
      </>
    </Section>
  );
});
