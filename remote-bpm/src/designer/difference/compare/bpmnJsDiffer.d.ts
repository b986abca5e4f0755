/** The package has no declarations, so the part that we use is declared here. */
declare module 'bpmn-js-differ' {
  /** Is told of each difference in a property of a model. */
  interface ChangeHandler {
    readonly added: (model: unknown, property: string, element: unknown, index: number) => void;
    readonly removed: (model: unknown, property: string, element: unknown, index: number) => void;
    readonly changed: (model: unknown, property: string, before: unknown, after: unknown) => void;
    readonly moved: (model: unknown, property: string, before: number, after: number) => void;
  }

  export function diff(before: object, after: object, handler: ChangeHandler): ChangeHandler;
}
