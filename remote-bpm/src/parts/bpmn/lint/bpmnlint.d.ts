/* What is used of bpmnlint, whose own declarations are those of JavaScript with comments. */

declare module 'bpmnlint/lib/traverse.js' {
  import type { ModdleElement } from '../moddle/ModdleElement.ts';

  /** Goes through an element and what is in it, as far as `enter` does not give false. */
  export default function traverse(root: ModdleElement, visitor: { readonly enter: (element: ModdleElement) => boolean }): void;
}

declare module 'bpmnlint/rules/*.js' {
  import type { ModdleElement } from '../moddle/ModdleElement.ts';

  interface Reporter {
    report(id: string | undefined, message: string): void;
  }

  const factory: () => { readonly check: (element: ModdleElement, reporter: Reporter) => unknown };
  export default factory;
}
