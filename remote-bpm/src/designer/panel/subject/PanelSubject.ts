import type { ModelChange } from '../../../parts/bpmn/command/modelChanges.ts';
import type { ModdleElement } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import type { DocumentContext } from '../../../parts/bpmn/section/Section.ts';
import type { PendingTexts } from './PendingTexts.ts';

/** What the panel shows: one thing of the model, as it is now. After each change of the model there is another subject. */
export interface PanelSubject {
  /** The thing behind what is selected; for a pool, that may be its process. */
  readonly object: ModdleElement;
  readonly document: DocumentContext;
  /** The key that a model gives its process, which nobody changes here. */
  readonly modelKey: string;
  /** Whether it may only be looked at. */
  readonly disabled: boolean;
  readonly pending: PendingTexts;
  /** Makes changes as one step; none when there is nothing to change. */
  readonly apply: (changes: readonly ModelChange[]) => void;
}
