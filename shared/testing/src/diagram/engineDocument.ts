const NAMESPACES = {
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
} as const;

/** The BPMN XML of a document for an engine. @param content what stands in its root; its own elements have no prefix */
export const engineDocument = (engine: keyof typeof NAMESPACES, content: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:${engine}="${NAMESPACES[engine]}" id="definitions" targetNamespace="urn:test">${content}</definitions>`;

/** The same for a task in a process. @param extensions what stands in its extension elements */
export const engineTask = (engine: keyof typeof NAMESPACES, type: string, attributes: string, extensions = ''): string =>
  engineDocument(
    engine,
    `<process id="process"><${type} id="task"${attributes === '' ? '' : ` ${attributes}`}>${
      extensions === '' ? '' : `<extensionElements>${extensions}</extensionElements>`
    }</${type}></process>`,
  );

/** What stands in the root of a document, without the white space between its elements. */
export const documentContent = (xml: string): string =>
  xml
    .replace(/^.*?<definitions[^>]*>/s, '')
    .replace(/<\/definitions>\s*$/, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
