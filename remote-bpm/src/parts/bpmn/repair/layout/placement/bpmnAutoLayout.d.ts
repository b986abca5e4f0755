/** The package has no declarations. */
declare module 'bpmn-auto-layout' {
  /** Gives a diagram to a process. @throws Error on some graphs */
  export function layoutProcess(xml: string): Promise<string>;
}
