import type { XmlElement } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { XSI } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { withoutPrefix } from '../../../parts/bpmn/moddle/withoutPrefix.ts';
import { elementName } from '../../report/elementName.ts';
import { PARTS, PROPERTIES } from './vocabulary.ts';

/** What an attribute is called, as the properties panel has it; its name in the XML where that has no word for it. */
export const wordOf = (name: string): string => PROPERTIES[name] ?? name;

/** What an element is called. */
export function elementWord({ name }: XmlElement): string {
  const local = withoutPrefix(name);
  return PARTS[local] ?? elementName(local);
}

/** A value as people read it. */
export const valueWord = (value: string): string => TRUTHS[value.trim().toLowerCase()] ?? value;

const TRUTHS: Readonly<Record<string, string>> = { true: '是', false: '否' };

/** All that a part of an element says, in one line. */
export function shownText({ attributes, children, text }: XmlElement): string {
  const said = [...attributes]
    .filter(([key]) => key !== `{${XSI}}type`)
    .map(([, { name, value }]) => `${wordOf(withoutPrefix(name))}：${valueWord(value)}`);
  const inside = children.map((child) => {
    const content = shownText(child);
    return content === '' ? elementWord(child) : `${elementWord(child)}（${content}）`;
  });
  return [...said, ...(text === '' ? [] : [text]), ...inside].join('，');
}
