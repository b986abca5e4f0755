import type EventBus from 'diagram-js/lib/core/EventBus';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import type { Difference } from '../compare/Difference.ts';
import { drawMarks } from './drawMarks.ts';
import { syncViews } from './syncViews.ts';

/** What differs, marked in both versions. */
export interface ShownDifferences {
  /** Shows the element of a difference in both, and has its marks stand out. */
  readonly goTo: (id: string) => void;
  /** Shows all of both. */
  readonly fit: () => void;
  readonly end: () => void;
}

/** What bpmn-js tells of a press on an element or its label. */
interface Press {
  readonly element: { readonly id: string; readonly labelTarget?: { readonly id: string } };
}

/** Marks differences in both versions and has these move together. @param onChoose is told which one was pressed in a diagram */
export function showDifferences(
  before: Pick<OpenDiagram, 'service'>,
  after: Pick<OpenDiagram, 'service'>,
  differences: readonly Difference[],
  onChoose: (id: string) => void,
): ShownDifferences {
  const ids = new Set(differences.map(({ id }) => id));
  const views = syncViews(before, after);
  const marks = [
    drawMarks(
      before,
      differences.filter(({ kind }) => kind !== 'added'),
    ),
    drawMarks(
      after,
      differences.filter(({ kind }) => kind !== 'removed'),
    ),
  ];
  const point = (id: string): void => {
    for (const each of marks) each.point(id);
  };
  const choose = ({ element }: Press): void => {
    const id = element.labelTarget?.id ?? element.id;
    if (!ids.has(id)) return;
    point(id);
    onChoose(id);
  };
  const events = [before, after].map((diagram) => diagram.service<EventBus>('eventBus'));
  for (const each of events) each.on<Press>('element.click', choose);
  return {
    goTo: (id) => {
      point(id);
      views.goTo(id);
    },
    fit: views.fit,
    end: () => {
      // bpmn-js calls it with a press, and with nothing else.
      for (const each of events) each.off('element.click', choose as (press: unknown) => void);
      for (const each of marks) each.end();
      views.end();
    },
  };
}
