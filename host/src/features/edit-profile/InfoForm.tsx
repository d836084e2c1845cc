import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { Button } from "@kadr/design-system/primitives/Button";
import { DateField } from "@kadr/design-system/primitives/DateField";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { RadioGroup } from "@kadr/design-system/primitives/RadioGroup";
import { TextField } from "@kadr/design-system/primitives/TextField";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";

const { info: texts, titles } = profileTexts;
/** A choice of its own, since none of the radios would mean «not asked». */
const noGender = "none";

const narrow = css`
  max-width: 480px;
`;

/** Name, birth date, gender (PROFILE-EDIT-10); sent only when one of them differs (PROFILE-EDIT-01). */
export const InfoForm = observer(function InfoForm({ store }: { store: ProfileStore }) {
  const form = store.form("info");
  return (
    <Form aria-label={titles.info} onSubmit={() => void store.saveInfo()} failure={form.failure} className={narrow}>
      <TextField
        label={texts.name}
        description={texts.nameHint}
        autoComplete="name"
        value={store.value("name")}
        onChange={(text) => store.type("name", text)}
        error={form.errors.name}
      />
      <DateField
        label={texts.birthDate}
        description={texts.birthDateHint}
        autoComplete="bday"
        locale="ru-RU"
        value={store.value("birthDate") || null}
        onChange={(date) => store.type("birthDate", date ?? "")}
        error={form.errors.birthDate}
      />
      <RadioGroup
        label={texts.gender}
        options={(["female", "male", noGender] as const).map((id) => ({ id, label: texts.genders[id] }))}
        value={store.value("gender") || noGender}
        onChange={(id) => store.type("gender", id === noGender ? "" : id)}
        error={form.errors.gender}
      />
      {form.note !== null && <FormNote>{form.note}</FormNote>}
      <div>
        <Button
          type="submit"
          variant="primary"
          isDisabled={!store.isInfoChanged}
          isPending={form.isSending}
          pendingLabel={profileTexts.saving}
        >
          {profileTexts.save}
        </Button>
      </div>
    </Form>
  );
});
