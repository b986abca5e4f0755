import type { AttributeField, AttributeView } from '../attribute/AttributeField.ts';
import type { LoopType } from './loopType.ts';

/** What there is an instance for each of. */
export const COLLECTION = { collection: { kind: 'text', names: 'collection' } } as const satisfies Readonly<
  Record<string, AttributeField>
>;

/** Other attributes of many instances. */
export const MANY = {
  elementVariable: { kind: 'text', names: 'elementVariable' },
  elementIndexVariable: { kind: 'text', names: 'elementIndexVariable' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** Only Camunda does the work of single instances in jobs. */
export const ASYNC = {
  asyncBefore: { kind: 'flag', names: 'asyncBefore', feature: 'asyncLoop' },
  asyncAfter: { kind: 'flag', names: 'asyncAfter', feature: 'asyncLoop' },
  exclusive: { kind: 'flag', names: 'exclusive', standard: true, feature: 'asyncLoop' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** Attributes of a standard loop. */
export const STANDARD = {
  loopMaximum: { kind: 'text', names: 'loopMaximum', namespace: 'bpmn' },
  testBefore: { kind: 'flag', names: 'testBefore', namespace: 'bpmn' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** What the section shows. Fields that the type of the loop does not have are empty. */
export interface MultiInstanceView extends AttributeView<typeof COLLECTION & typeof MANY & typeof ASYNC & typeof STANDARD> {
  readonly type: LoopType;
  readonly loopCardinality: string;
  readonly completionCondition: string;
  /** How often and when a failed job is tried again, such as `R3/PT10M`. */
  readonly timeCycle: string;
  readonly loopCondition: string;
}
