import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useState, useId } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { AvatarCropper, type Crop, drawCrop, wholePicture } from "@kadr/design-system/forms/AvatarCropper";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { FormNote } from "@kadr/design-system/primitives/Form";
import { ProgressBar } from "@kadr/design-system/primitives/ProgressBar";
import { color, font, space } from "@kadr/design-system/tokens";
import { avatarAt } from "../../presenters/avatars.ts";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { openPicture, pictureFile, pictureTypes } from "./choosePicture.ts";
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

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    store.begin("avatar");
    const chosen = await openPicture(file);
    if ("problem" in chosen) return setProblem(texts[chosen.problem]);
    setCrop(wholePicture);
    setPicture(chosen.picture);
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
            <FileTrigger acceptedFileTypes={pictureTypes} onSelect={(files) => void choose(files?.[0])}>
              <Button>{texts.choose}</Button>
            </FileTrigger>
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
