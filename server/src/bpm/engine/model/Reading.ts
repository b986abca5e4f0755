import type { ModdleElement } from './document/moddle.ts';
import { parseTemplate } from '../../expression/parseTemplate.ts';
import type { Template } from '../../expression/syntax/Template.ts';
import { ExpressionError } from '../../expression/value/ExpressionError.ts';
import type { ShownText } from './Model.ts';
import type { ModelProblem } from './ModelError.ts';

/** The reading of one document. It goes on after a problem, so that all are told at once. */
export class Reading {
  readonly problems: ModelProblem[] = [];
  /** Whether it was deployed. Instances that run by it go on, also where it would be refused today. */
  readonly isDeployed: boolean;

  constructor(isDeployed: boolean) {
    this.isDeployed = isDeployed;
  }

  problem(element: ModdleElement, message: string, position: number | null = null): void {
    this.problems.push({ element: element.id ?? null, message, position });
  }

  /** Gives null for a text that is absent or blank, and for one that cannot be read. */
  template(element: ModdleElement, what: string, text: string | null | undefined): Template | null {
    const trimmed = text?.trim() ?? '';
    if (trimmed === '') return null;
    try {
      return parseTemplate(trimmed);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.problem(element, `${what}「${trimmed}」${error.message}`, error.position);
      return null;
    }
  }

  /** A price such as `${5` may stand in a text that people read, and nobody is asked to write it otherwise. */
  shownText(text: string | undefined): ShownText | null {
    const written = text?.trim() ?? '';
    if (written === '') return null;
    try {
      return { written, template: parseTemplate(written) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      return { written, template: null };
    }
  }

  /** A condition is one expression and nothing else: with text around it, it would always be a text. */
  condition(element: ModdleElement, what: string, text: string | null | undefined): Template | null {
    const template = this.template(element, what, text);
    if (template === null || isExpression(template)) return template;
    this.problem(element, `${what}「${text?.trim()}」不是表达式，应写作「\${…}」`);
    return null;
  }

  /** What is split at commas, such as `u1, ${others}`. */
  templates(element: ModdleElement, what: string, text: string | null): readonly Template[] {
    // In one go, for whoever deploys a diagram may write megabytes here.
    const parts = text?.match(/(?:[$#]\{[^}]*(?:\}|$)|[^,])+/gu) ?? [];
    return parts.map((part) => this.template(element, what, part)).filter((template) => template !== null);
  }

  /** A name stands for the variable, anything else is an expression. */
  source(
    element: ModdleElement,
    what: string,
    text: string,
  ): { readonly variable: string } | { readonly expression: Template } | null {
    if (!/[$#]\{/u.test(text)) return { variable: text };
    const expression = this.template(element, what, text);
    return expression && { expression };
  }
}

const isExpression = (template: Template): boolean => template.length === 1 && template[0]?.kind === 'expression';

/** Gives a template for a text in which nothing is an expression, whatever it looks like. */
export const literal = (text: string): Template => [{ kind: 'text', text }];
