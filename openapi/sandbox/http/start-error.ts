/** A start that cannot succeed, with one sentence for the person and the exit code for the command. */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
