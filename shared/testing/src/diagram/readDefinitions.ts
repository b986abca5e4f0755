/** What a test needs of a moddle. */
interface Moddle {
  fromXML(xml: string): Promise<{ rootElement: object }>;
  toXML(element: object): Promise<{ xml: string }>;
}

/** A thing of a document, as far as a test reads it. */
interface Element {
  get(property: string): unknown;
}

/**
 * Reads definitions of the namespace `urn:own`, with the prefix `own`, and this in them.
 * @returns their root, what its property `rootElements` holds, and a function that writes them
 */
export async function readDefinitions<Thing extends Element>(moddle: Moddle, content: string) {
  const { rootElement } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:own="urn:own" xmlns:other="urn:other" targetNamespace="urn:own">${content}</definitions>`,
  );
  const root = rootElement as Thing; // The package declares less than it gives.
  return {
    root,
    elements: [root.get('rootElements')].flat() as readonly Thing[],
    xml: async () => (await moddle.toXML(rootElement)).xml,
  };
}

/** What a path of properties leads to; of lists the first. */
export const firstAt = <Thing extends Element>(element: Thing | undefined, ...path: readonly string[]): Thing =>
  path.reduce((at, property) => [at.get(property)].flat()[0] as Thing, element as Thing);
