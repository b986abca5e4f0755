import type { ExitReason } from './exitCodes.ts';

/** An error whose message tells the operator what to do; commands print it and end with the code of its reason. */
export class CommandError extends Error {
  readonly reason: Exclude<ExitReason, 'done'>;

  constructor(message: string, reason: Exclude<ExitReason, 'done'> = 'refused') {
    super(message);
    this.reason = reason;
  }
}
