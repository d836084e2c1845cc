import type { Notify } from "../ports.ts";
import type { Measure } from "../measure/Measure.ts";
import type { WritingPorts } from "../writing/index.ts";

export type Gender = "male" | "female";

/** Profile as its owner sees it (entity Profile). */
export interface ProfileFacts {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  readonly gender: Gender | null;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  /** +7 and ten figures. */
  readonly phone: string | null;
}

/** Values that a person types or chooses, as they stand in the fields. */
export type ProfileField = "name" | "birthDate" | "gender" | "email" | "phone";

/** Typed values that are not at the server yet; passwords and codes are never among them. */
export type ProfileDraft = Partial<Readonly<Record<ProfileField, string>>>;

/** The parts of the profile that are saved each by itself. */
export type ProfileForm = "info" | "email" | "code" | "phone" | "password" | "avatar" | "removal";

/** Names of fields in a form, also of those that are never kept. */
export type FormField = ProfileField | "password" | "newPassword" | "code" | "avatar";

export interface FormState {
  readonly isSending: boolean;
  /** Errors by field. */
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  /** Error of the whole form; null: none, or a toast said it. */
  readonly note: string | null;
  /** Another one with every sending that found something wrong. */
  readonly failure: object | null;
}

export interface ProfileChanges {
  readonly name?: string;
  readonly birthDate?: string | null;
  readonly gender?: Gender | null;
}

/** All of them reject with the client's `ApiError`. */
export interface ProfileApi {
  readonly read: (signal: AbortSignal) => Promise<ProfileFacts | null>;
  readonly update: (changes: ProfileChanges, signal: AbortSignal) => Promise<ProfileFacts>;
  readonly setEmail: (email: string, password: string, signal: AbortSignal) => Promise<ProfileFacts>;
  readonly confirmEmail: (code: string, signal: AbortSignal) => Promise<ProfileFacts>;
  readonly setPhone: (phone: string | null, signal: AbortSignal) => Promise<ProfileFacts>;
  readonly changePassword: (password: string, next: string, signal: AbortSignal) => Promise<void>;
  /** `onProgress`: from 0 to 1. */
  readonly uploadAvatar: (
    picture: Blob,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<ProfileFacts>;
  readonly remove: (signal: AbortSignal) => Promise<void>;
}

export interface KeptDraft {
  readonly ownerId: string;
  readonly values: ProfileDraft;
}

export interface ProfileTexts {
  readonly required: string;
  readonly updated: string;
  readonly notSaved: string;
  readonly notUpdated: string;
  readonly avatarFailed: string;
  readonly other: string;
  readonly offline: string;
  readonly tooMany: string;
  readonly info: { readonly longName: string };
  readonly email: { readonly invalid: string; readonly sent: (email: string) => string };
  readonly phone: { readonly invalid: string };
  readonly password: { readonly short: string };
  readonly remove: { readonly failed: string };
}

export interface ProfilePorts extends WritingPorts {
  readonly api: ProfileApi;
  readonly notify: Notify;
  readonly measure: Measure;
  /** Name, photo and e-mail also stand in the header. */
  readonly onChanged: () => void;
  /** Drafts on this device, for a reload. */
  readonly device: { read(): KeptDraft | undefined; write(draft: KeptDraft | null): void };
  readonly texts: ProfileTexts;
}
