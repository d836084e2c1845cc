import { hasVisible } from "@kadr/openapi/pages";
import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Dispose } from "./ports.ts";
import { changesIn, errorsOf, isEmail, phoneOf, savedValue } from "./profile/checks.ts";
import type {
  FormField,
  FormState,
  Gender,
  ProfileChanges,
  ProfileDraft,
  ProfileFacts,
  ProfileField,
  ProfileForm,
  ProfilePorts,
} from "./profile/types.ts";
import { failureOf, isStatus, Writing } from "./writing/index.ts";

const quiet: FormState = { isSending: false, errors: {}, note: null, failure: null };
const infoFields = ["name", "birthDate", "gender"] as const;

interface Sending<T> {
  /** Errors found before the server is asked; a field without a text is right. */
  readonly errors?: Partial<Record<FormField, string | undefined>>;
  readonly call: (signal: AbortSignal) => Promise<T>;
  readonly done: (result: T) => void;
  /** Of a failure that is no field's. */
  readonly failed: string;
}

/**
 * The profile of who is signed in (PROFILE-EDIT-*). What is typed is a draft beside what the server has, until it is saved: no failure,
 * no login and no reload takes it away.
 */
export class ProfileStore {
  /** Of reading it (PROFILE-EDIT-03). */
  phase: "idle" | "loading" | "success" | "error" = "idle";
  saved: ProfileFacts | null = null;
  draft: ProfileDraft = {};
  /** Of the photo that is being sent, from 0 to 1. */
  avatarProgress = 0;
  /** Where a letter with a code went to, in words. */
  letter: string | null = null;
  readonly #ports: ProfilePorts;
  readonly #writing: Writing;
  readonly #forms = observable.map<ProfileForm, FormState>({}, { deep: false });

  constructor(ports: ProfilePorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    makeAutoObservable(this, { connect: false, form: false, value: false }, { autoBind: true });
  }

  form(name: ProfileForm): FormState {
    return this.#forms.get(name) ?? quiet;
  }

  /** Value in a field; a birth date or gender that is not given is empty. */
  value(field: ProfileField): string {
    return this.draft[field] ?? (this.saved === null ? "" : savedValue(this.saved, field));
  }

  get changes(): ProfileDraft {
    return this.saved === null ? {} : changesIn(this.draft, this.saved);
  }

  /** A field of the personal data differs from the server's. */
  get isInfoChanged(): boolean {
    return infoFields.some((field) => this.changes[field] !== undefined);
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.forget());
  }

  async load(): Promise<void> {
    if (this.phase === "loading") return;
    const scope = this.#writing.scope();
    this.phase = "loading";
    try {
      const profile = await this.#ports.api.read(scope.signal);
      if (scope.ended) return;
      runInAction(() => {
        this.phase = profile === null ? "idle" : "success";
        if (profile !== null) this.open(profile);
      });
    } catch (error) {
      if (failureOf(error).kind === "aborted" || scope.ended) return;
      runInAction(() => (this.phase = "error"));
    }
  }

  type(field: ProfileField, value: string): void {
    this.draft = { ...this.draft, [field]: value };
    for (const name of ["info", "email", "phone"] as const) this.right(name, field);
    this.keep();
  }

  /** A field of no draft was typed in: what was wrong with it is said no more. */
  right(name: ProfileForm, field: FormField): void {
    const form = this.form(name);
    if (form.errors[field] === undefined) return;
    const { [field]: _, ...errors } = form.errors;
    this.#forms.set(name, { ...form, errors });
  }

  /** Sends what differs, and nothing where nothing does (PROFILE-EDIT-01). */
  async saveInfo(): Promise<boolean> {
    if (!this.isInfoChanged) return false;
    const { texts, measure } = this.#ports;
    const { name, birthDate, gender } = this.changes;
    const changes: ProfileChanges = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(birthDate === undefined ? {} : { birthDate: birthDate || null }),
      ...(gender === undefined ? {} : { gender: (gender as Gender | "") || null }),
    };
    if (name !== undefined) measure("profile.name", { location: "profile" });
    if (birthDate !== undefined) measure("profile.birthDate", { location: "profile" });
    if (gender !== undefined) measure("profile.gender", { location: "profile" });
    const isUnseen = name !== undefined && !hasVisible(name);
    const isLong = (name?.trim().length ?? 0) > 100;
    return this.#send("info", {
      errors: { name: isUnseen ? texts.required : isLong ? texts.info.longName : undefined },
      call: (signal) => this.#ports.api.update(changes, signal),
      done: (profile) => this.take(profile, infoFields),
      failed: texts.notSaved,
    });
  }

  /** Sends a letter with a code to the address; also again to the one that still waits for it. */
  async saveEmail(password: string): Promise<boolean> {
    const { texts, measure, api } = this.#ports;
    const email = this.value("email").trim();
    measure("profile.email", { location: "profile" });
    return this.#send("email", {
      errors: { email: email === "" ? texts.required : isEmail(email) ? undefined : texts.email.invalid },
      call: (signal) => api.setEmail(email, password, signal),
      done: (profile) => {
        this.take(profile, ["email"], profile.isEmailConfirmed);
        this.letter = profile.isEmailConfirmed ? null : texts.email.sent(profile.email ?? email);
      },
      failed: texts.notUpdated,
    });
  }

  async confirmEmail(code: string): Promise<boolean> {
    const { texts, api } = this.#ports;
    return this.#send("code", {
      errors: { code: code.trim() === "" ? texts.required : undefined },
      call: (signal) => api.confirmEmail(code, signal),
      done: (profile) => {
        this.take(profile, ["email"]);
        this.letter = null;
      },
      failed: texts.notUpdated,
    });
  }

  async savePhone(): Promise<boolean> {
    if (this.changes.phone === undefined) return false;
    const { texts, measure, api } = this.#ports;
    const text = this.changes.phone.trim();
    const phone = text === "" ? null : phoneOf(text);
    measure("profile.phone", { location: "profile" });
    return this.#send("phone", {
      errors: { phone: phone === undefined ? texts.phone.invalid : undefined },
      call: (signal) => api.setPhone(phone ?? null, signal),
      done: (profile) => this.take(profile, ["phone"]),
      failed: texts.notUpdated,
    });
  }

  async changePassword(password: string, next: string): Promise<boolean> {
    const { texts, measure, api, notify } = this.#ports;
    measure("profile.password", { location: "profile" });
    return this.#send("password", {
      errors: {
        password: password === "" ? texts.required : undefined,
        newPassword: next === "" ? texts.required : next.length < 8 ? texts.password.short : undefined,
      },
      call: (signal) => api.changePassword(password, next, signal),
      done: () => notify({ type: "success", text: texts.updated }),
      failed: texts.other,
    });
  }

  async uploadAvatar(picture: Blob): Promise<boolean> {
    const { texts, measure, api } = this.#ports;
    measure("profile.avatar", { location: "profile" });
    this.avatarProgress = 0;
    return this.#send("avatar", {
      call: (signal) => api.uploadAvatar(picture, (part) => runInAction(() => (this.avatarProgress = part)), signal),
      done: (profile) => this.take(profile, []),
      failed: texts.avatarFailed,
    });
  }

  /** Resolves true when the account is blocked: nobody is signed in any more. */
  async remove(): Promise<boolean> {
    const { texts, api } = this.#ports;
    return this.#send("removal", { call: api.remove, done: () => undefined, failed: texts.remove.failed });
  }

  /** The form is opened anew: what went wrong before is told no more. */
  begin(name: ProfileForm): void {
    this.#forms.delete(name);
  }

  async #send<T>(name: ProfileForm, { errors = {}, call, done, failed }: Sending<T>): Promise<boolean> {
    if (this.form(name).isSending) return false;
    const wrong = Object.entries(errors).filter((entry): entry is [FormField, string] => entry[1] !== undefined);
    if (wrong.length > 0) return this.refuse(name, Object.fromEntries(wrong), null);
    const scope = this.#writing.scope();
    runInAction(() => this.#forms.set(name, { ...quiet, isSending: true }));
    try {
      const result = await call(scope.signal);
      if (scope.ended) return false;
      runInAction(() => {
        this.#forms.delete(name);
        done(result);
      });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      // A person who is no longer signed in reads it from the page, which keeps what was typed.
      if (failure.kind === "aborted" || scope.ended) return false;
      const found = isStatus(failure, 400, 413, 422) ? errorsOf(failure) : {};
      if (Object.keys(found).length > 0) return this.refuse(name, found, null);
      const { texts, notify } = this.#ports;
      notify({ type: "danger", text: failed });
      return this.refuse(
        name,
        {},
        failure.kind === "offline" ? texts.offline : isStatus(failure, 429) ? texts.tooMany : failed,
      );
    }
  }

  private refuse(name: ProfileForm, errors: FormState["errors"], note: string | null): false {
    this.#forms.set(name, { isSending: false, errors, note, failure: {} });
    return false;
  }

  /** The server has it; of the draft only what it was saved from is done with. `hasToast`: a toast says so. Default true. */
  private take(profile: ProfileFacts, fields: readonly ProfileField[], hasToast = true): void {
    this.saved = profile;
    const rest = { ...this.draft };
    for (const field of fields) delete rest[field];
    this.draft = rest;
    this.keep();
    this.#ports.onChanged();
    if (hasToast) this.#ports.notify({ type: "success", text: this.#ports.texts.updated });
  }

  private open(profile: ProfileFacts): void {
    this.saved = profile;
    const kept = this.#ports.device.read();
    if (kept?.ownerId === profile.id) this.draft = { ...kept.values, ...this.draft };
    else if (kept !== undefined) this.#ports.device.write(null);
  }

  private keep(): void {
    const { saved, changes } = this;
    if (saved === null) return;
    this.#ports.device.write(Object.keys(changes).length === 0 ? null : { ownerId: saved.id, values: changes });
  }

  private forget(): void {
    this.#writing.end();
    this.#forms.clear();
    this.phase = "idle";
    this.saved = null;
    this.draft = {};
    this.letter = null;
  }
}
