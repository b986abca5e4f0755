/** The package has no declarations; this is as much of it as is used. */
declare module 'bpmn-moddle' {
  interface Element {
    readonly $type: string;
  }

  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: Element; warnings: readonly unknown[] }>;
    toXML(element: Element): Promise<{ xml: string }>;
  }
}
