/** What became of a task or an instance, for people. */
export interface Verdict {
  /** `bpm_process_instance_result` */
  readonly result: number;
  /** Null keeps the reason that stands there, or takes the engine's own. */
  readonly reason: string | null;
}

/**
 * What becomes of all that a command ends. Left out, a task that is completed is approved and any other is cancelled, and so are instances
 * that reach their end and those that do not.
 */
export interface Outcome {
  /** By the ids of tasks. */
  readonly tasks?: Readonly<Record<string, Verdict>>;
  /** Of all others that are taken away. */
  readonly otherTasks?: Verdict;
  /** Of instances that do not reach their end. */
  readonly instances?: Verdict;
}
