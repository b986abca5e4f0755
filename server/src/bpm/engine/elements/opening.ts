import type { ScopeContent, StartEvent } from '../model/Model.ts';
import type { Token } from '../state/ProcessState.ts';
import type { Run } from '../run/Run.ts';
import { addStartListeners } from './waiting.ts';

/** Begins a process or sub-process at one of its start events. */
export function openScope(
  run: Run,
  place: Pick<Token, 'instance' | 'parent'>,
  content: ScopeContent,
  start: StartEvent | undefined,
): void {
  addStartListeners(run, place, content.eventSubProcesses);
  if (start !== undefined) run.plan('enter', run.addToken({ ...place, node: start.id }));
}

/** The start event that nothing has to happen for. */
export const plainStart = ({ starts }: ScopeContent): StartEvent | undefined => starts.find(({ trigger }) => trigger === null);
