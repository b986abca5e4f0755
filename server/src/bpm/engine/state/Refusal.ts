/** Why a command was refused, for callers that answer each in their own way. */
export type RefusalKind =
  /** The command names a task, timer, job, activity or subscription that is not open. */
  | 'missing'
  /** The instance has ended. */
  | 'ended'
  | 'suspended'
  /** Somebody else has claimed the task. */
  | 'claimed'
  /** The task is delegated, so it can be resolved only. */
  | 'delegated'
  /** No flow out of an activity or gateway may be taken. */
  | 'no-path'
  /** An expression cannot be evaluated, or its value is not what the place needs. */
  | 'expression'
  /** Nobody catches an error. */
  | 'uncaught'
  /** A called process is not deployed. */
  | 'definition'
  /** The command would go on without end, or the process grow without bounds. */
  | 'endless';

/** The command cannot be done. Nothing has changed; the message is in Chinese and says where in the process it happened. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  /** The id of the element the engine was at. */
  readonly element: string | null;

  constructor(kind: RefusalKind, message: string, element: string | null = null) {
    super(message);
    this.kind = kind;
    this.element = element;
  }
}
