/** `error`: an engine refuses it. `warning`: it probably does not do what is meant. `hint`: it can be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Something that was found in a diagram. */
export interface Finding {
  /** The name of the rule that found it. */
  readonly rule: string;
  readonly severity: Severity;
  /** In Chinese. */
  readonly text: string;
  /** The id of the element it is about; null for the file as a whole. */
  readonly elementId: string | null;
}
