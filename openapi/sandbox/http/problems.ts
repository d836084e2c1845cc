/** A response that is not a success, thrown by handlers and turned into the spec's Error body in one place. */
export class Problem extends Error {
  readonly status: number;
  /** Machine-readable code of the spec's error table. */
  readonly code: string;
  /** Field name to what is wrong with it. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Further documented members of the body. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, detail: string, more: ProblemParts = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
  }

  body(): Record<string, unknown> {
    return { code: this.code, detail: this.message, ...(this.fields ? { fields: this.fields } : {}), ...this.extra };
  }
}

interface ProblemParts {
  fields?: Readonly<Record<string, string>>;
  extra?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

export const notSignedIn = (): Problem => new Problem(401, "unauthorized", "Войдите, чтобы продолжить");
export const anotherUser = (): Problem => new Problem(412, "another_user", "Здесь уже другой аккаунт");
export const forbidden = (detail = "Недостаточно прав"): Problem => new Problem(403, "forbidden", detail);
export const notFound = (): Problem => new Problem(404, "not_found", "Не найдено");
export const invalid = (fields: Record<string, string>): Problem =>
  new Problem(400, "validation", "Проверьте введённые данные", { fields });
export const tooMany = (seconds: number): Problem =>
  new Problem(429, "too_many_requests", "Слишком много запросов", { headers: { "retry-after": String(seconds) } });
