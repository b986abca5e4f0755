import type { ForeignElement, ModdleElement } from './moddle.ts';

/** Namespaces of the engines that extend BPMN in the same way: a document is read alike, whichever it was written for. */
const VENDORS: ReadonlySet<string | undefined> = new Set([
  'http://flowable.org/bpmn',
  'http://activiti.org/bpmn',
  'http://camunda.org/schema/1.0/bpmn',
]);

/** Gives an attribute that an engine has added to BPMN's, such as `assignee`; null when it is absent or blank. */
export function vendorAttribute(element: ModdleElement, name: string): string | null {
  for (const [attribute, value] of Object.entries(element.$attrs)) {
    const colon = attribute.indexOf(':');
    if (attribute.slice(colon + 1) !== name || colon < 1) continue;
    if (VENDORS.has(namespaceOf(element, attribute.slice(0, colon))) && value.trim() !== '') return value.trim();
  }
  return null;
}

export const isVendorTrue = (element: ModdleElement, name: string): boolean => vendorAttribute(element, name) === 'true';

/** Gives the elements of this name that an engine reads among the extensions. */
export const vendorElements = (element: ModdleElement, ...names: readonly string[]): readonly ForeignElement[] =>
  (element.extensionElements?.values ?? []).filter(({ $descriptor: { ns } }) => {
    return ns !== undefined && names.includes(ns.localName) && VENDORS.has(ns.uri);
  });

/** Gives an attribute of an element of an engine; null when it is absent or blank. */
export function attributeOf(element: ForeignElement, name: string): string | null {
  const value = Object.hasOwn(element, name) ? element[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Gives the text of the first child of this name, as `<flowable:string>` in a field has it. */
export const childText = (element: ForeignElement, name: string): string | null =>
  element.$children?.find(({ $type }) => $type.endsWith(`:${name}`))?.$body ?? null;

/** The prefix is declared by the element or by one around it. */
function namespaceOf(element: ModdleElement, prefix: string): string | undefined {
  let around: ModdleElement | undefined = element;
  while (around !== undefined) {
    const declared = around.$attrs[`xmlns:${prefix}`];
    if (declared !== undefined) return declared;
    around = around.$parent;
  }
  return undefined;
}
