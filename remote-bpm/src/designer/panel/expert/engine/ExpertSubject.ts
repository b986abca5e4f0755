import type { Element } from 'bpmn-js/lib/model/Types';
import type { ModelChange } from '../../../../parts/bpmn/command/modelChanges.ts';
import type { ModdleElement } from '../../../../parts/bpmn/moddle/ModdleElement.ts';
import type { DocumentContext } from '../../../../parts/bpmn/section/Section.ts';
import type { UnfinishedRows } from './UnfinishedRows.ts';

/** What the panel shows, and how it is changed. */
export interface ExpertSubject {
  readonly element: Element;
  /** The thing of the model behind it. */
  readonly object: ModdleElement;
  readonly document: DocumentContext;
  /** The key of the process that the model gives it. */
  readonly fixedKey: string;
  readonly rows: UnfinishedRows;
  /** Makes changes as one step. */
  readonly apply: (changes: readonly ModelChange[]) => void;
}
