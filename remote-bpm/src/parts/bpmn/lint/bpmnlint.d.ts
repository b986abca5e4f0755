/* What is used of bpmnlint, whose own declarations are those of JavaScript with comments. */

declare module 'bpmnlint/lib/linter.js' {
  import type { ModdleElement } from '../moddle/ModdleElement.ts';

  export interface Reporter {
    /** @param more is added to what the linter gives */
    report(id: string | undefined, message: string, more?: object): void;
  }

  export interface Rule {
    /** Returns false when nothing in an element is to be looked at. */
    readonly check: (element: ModdleElement, reporter: Reporter) => unknown;
  }

  export type RuleFactory = () => Rule;

  interface ResolvedRule {
    readonly name: string;
    readonly rule: Rule;
  }

  interface Reported {
    readonly id?: string;
    readonly message: string;
    /** `rule-error` when the rule itself failed. */
    readonly category: string;
  }

  interface Config {
    readonly rules: Readonly<Record<string, string>>;
  }

  export default class Linter {
    constructor(options: { readonly config: Config; readonly resolver: object; readonly transformRule?: (rule: Rule) => Rule });
    resolveRules(config: Config): Promise<readonly ResolvedRule[]>;
    applyRule(root: ModdleElement, rule: ResolvedRule): readonly Reported[];
  }
}

declare module 'bpmnlint/lib/resolver/static-resolver.js' {
  const StaticResolver: new (cache: Readonly<Record<string, unknown>>) => object;
  export default StaticResolver;
}

declare module 'bpmnlint/rules/*.js' {
  import type { RuleFactory } from 'bpmnlint/lib/linter.js';

  const factory: RuleFactory;
  export default factory;
}
