import type { Id } from '@zhilv/contract';
import type { AssignRuleType } from '@zhilv/contract/bpm';

/** To whom a rule gives tasks: its type, and the ids or scripts that the type is about. */
export interface Assignment {
  readonly type: AssignRuleType;
  readonly options: readonly Id[];
}
