import type { InjectedField } from '../field/injectedField.ts';
import type { Script } from '../script/scriptNotes.ts';
import type { TimerType } from '../timer/timerDefinition.ts';

/** What a listener calls. */
export type ListenerType = 'classListener' | 'expressionListener' | 'delegateExpressionListener' | 'scriptListener';

/** A field in the form of a listener. */
export interface ListenerField extends InjectedField {
  /** Which of the fields in the document it is, counted from 0; undefined for a new one. */
  readonly place?: number;
}

/** A listener as a form has it. */
export interface Listener extends Script {
  readonly event: string;
  /** Empty while people have chosen none. */
  readonly listenerType: ListenerType | '';
  readonly class: string;
  readonly expression: string;
  readonly delegateExpression: string;
  readonly fields: readonly ListenerField[];
}

/** A listener of a user task as a form has it. */
export interface TaskListener extends Listener {
  readonly id: string;
  readonly eventDefinitionType: TimerType;
  readonly eventTimeDefinitions: string;
}

/** The attribute that names what a listener of a type calls, in the order in which engines look for them. */
export const ATTRIBUTES = {
  classListener: 'class',
  expressionListener: 'expression',
  delegateExpressionListener: 'delegateExpression',
} as const satisfies Partial<Record<ListenerType, keyof Listener>>;

/** A new listener, for a form to begin with. */
export const NEW_LISTENER: TaskListener = {
  id: '',
  event: '',
  listenerType: '',
  class: '',
  expression: '',
  delegateExpression: '',
  scriptFormat: '',
  scriptType: '',
  value: '',
  resource: '',
  fields: [],
  eventDefinitionType: 'null',
  eventTimeDefinitions: '',
};
