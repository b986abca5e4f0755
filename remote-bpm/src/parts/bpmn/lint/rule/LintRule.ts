import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../../section/Section.ts';
import type { Severity } from './Finding.ts';
import type { Flows } from './Flows.ts';

/** Notes a finding about the element that is looked at, or about another. @param text in Chinese */
export type Report = (severity: Severity, text: string, about?: ModdleElement) => void;

/** What a rule knows beside the element. */
export interface LintContext extends DocumentContext {
  readonly flows: Flows;
}

/** A rule of our own. */
export interface LintRule {
  readonly name: string;
  /** Looks at one element of the model; drawings are left out. */
  readonly check: (element: ModdleElement, report: Report, context: LintContext) => void;
}
