/** The package has no declarations, so the part that we use is declared here. */
declare module 'bpmn-moddle' {
  interface Element {
    readonly $type: string;
  }

  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: Element; warnings: readonly unknown[] }>;
    toXML(element: Element, options?: { readonly format: boolean }): Promise<{ xml: string }>;
  }
}
