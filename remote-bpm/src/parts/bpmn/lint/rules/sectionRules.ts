import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { HEADINGS } from '../../section/panel/headings.ts';
import type { FieldNote, Section } from '../../section/Section.ts';
import type { LintRule } from '../rule/LintRule.ts';

/** What is drawn; everything else is in one of these. */
const DRAWN = ['bpmn:FlowElement', 'bpmn:Process', 'bpmn:Participant', 'bpmn:Lane', 'bpmn:Artifact', 'bpmn:MessageFlow'];

const isDrawn = (element: ModdleElement): boolean => DRAWN.some((type) => element.$instanceOf(type));

/** What the properties panel notes at its fields is found here as well. One rule for each section, so that none takes long. */
export const SECTION_RULES: readonly LintRule[] = HEADINGS.flatMap(({ title, sections }) =>
  Object.entries<Section<unknown, unknown>>(sections).map(([name, section]): LintRule => ({
    name: `section-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    check(element, report, document) {
      if (!isDrawn(element) || !section.isFor(element, document)) return;
      const notes = section.check(element, null, document);
      for (const [text, note] of new Map(notes.map((each) => [textOf(title, each), each]))) report(note.kind, text);
    },
  })),
);

/** `执行监听器第 2 项：请填写表达式`; the field of a hint says what the engine leaves out. */
function textOf(title: string, { field, kind, text }: FieldNote): string {
  const place = /(?:^|\.)(\d+)\./.exec(field)?.[1];
  const where = place === undefined ? title : `${title}第 ${Number(place) + 1} 项`;
  return kind === 'hint' ? `${where}：${text}（${field.replace(/^.*\./, '')}）` : `${where}：${text}`;
}
