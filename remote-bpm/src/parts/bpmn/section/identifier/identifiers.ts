import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';

/** What the first sign of an XML name may be; no colon (https://www.w3.org/TR/xml-names/#NT-NCName). */
const FIRST =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}' +
  '\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';

const NAME = new RegExp(`^[${FIRST}][${FIRST}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*$`, 'u');

/** Whether a text can identify something in XML. */
export const isIdentifier = (text: string): boolean => NAME.test(text);

/** Whether something else in the document has an identifier already. @param element the one that is to have it, when it exists */
export function isTaken(id: string, element: ModdleElement | null, { moddle }: DocumentContext): boolean {
  // bpmn-js notes identifiers only of documents that can be changed.
  const { ids }: Partial<typeof moddle> = moddle;
  const holder = ids?.assigned(id);
  return Boolean(holder) && holder !== element;
}

/** What is said of something without an identifier. */
export const ID_MISSING = '编号不能为空';
/** What is said of an identifier that XML does not permit. */
export const ID_WRONG = '编号应以字母、汉字或下划线开头，只含字母、汉字、数字、下划线、短横线和点';
/** What is said of an identifier that something else has. */
export const ID_TAKEN = '编号已被其他元素使用，请修改id后重新保存';
