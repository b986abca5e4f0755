import type { DocumentContext } from '../../../../parts/bpmn/section/Section.ts';

/** Gives an id that nothing in the document has: a prefix with seven random signs, as bpmn-js makes them. */
export function freeId(prefix: string, { moddle: { ids } }: DocumentContext): string {
  for (;;) {
    const id = `${prefix}_${Math.random().toString(36).slice(2, 9).padEnd(7, '0')}`;
    if (!ids.assigned(id)) return id;
  }
}
