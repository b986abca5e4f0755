import traverse from 'bpmnlint/lib/traverse.js';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { textOf } from '../moddle/ModdleElement.ts';
import type { DocumentContext } from '../section/Section.ts';
import type { Finding } from './rule/Finding.ts';
import { Flows } from './rule/Flows.ts';
import type { LintContext, LintRule, Report } from './rule/LintRule.ts';
import { EVENT_RULES } from './rules/eventRules.ts';
import { FLOW_RULES } from './rules/flowRules.ts';
import { PROCESS_RULES } from './rules/processRules.ts';
import { REFERENCE_RULES } from './rules/referenceRules.ts';
import { SECTION_RULES } from './rules/sectionRules.ts';
import { TASK_RULES } from './rules/taskRules.ts';
import { STANDARD_RULES, standardText } from './standard/standardRules.ts';

/** All rules of our own. */
export const OWN_RULES: readonly LintRule[] = [
  ...FLOW_RULES,
  ...EVENT_RULES,
  ...TASK_RULES,
  ...PROCESS_RULES,
  ...REFERENCE_RULES,
  ...SECTION_RULES,
];

/** What the names of our rules begin with. */
const OWN = 'zhilv/';

/** So many elements are looked at in less time than a frame takes. */
const AT_ONCE = 50;

/**
 * Checks a document by the rules of bpmnlint and our own for its engine. It reads the model and writes nothing. bpmnlint's own linter would
 * go through the whole document for each rule, in one go.
 * @param pause is awaited between rules and within each, so that people can go on meanwhile; when it gives true, the rest is given up
 * @returns null when it was given up
 */
export async function lintDocument(
  { engine, moddle, definitions }: DocumentContext,
  pause: () => Promise<boolean>,
): Promise<readonly Finding[] | null> {
  const flows = new Flows(definitions);
  const context = { engine, moddle, definitions, flows };
  const elements = lintedElements(definitions);
  const findings: Finding[] = [];
  for (const check of [...standardChecks(flows), ...ownChecks(context)]) {
    const found: Finding[] = [];
    try {
      for (const [index, element] of elements.entries()) {
        if (index % AT_ONCE === 0 && (await pause())) return null;
        check(element, found);
      }
    } catch (error) {
      // oxlint-disable-next-line no-console -- that a rule fails helps only developers; the others go on
      console.error(error);
      continue;
    }
    for (const each of found) findings.push(each);
  }
  return withoutRepetition(findings);
}

/** Looks at one element by one rule, and notes what it finds. */
type Check = (element: ModdleElement, found: Finding[]) => void;

const standardChecks = (flows: Flows): readonly Check[] =>
  Object.entries(STANDARD_RULES).map(([rule, standard]): Check => {
    const { check } = standard.factory();
    return (element, found) =>
      check(flows.withEnds(element), {
        report: (id, message) =>
          found.push({ rule, severity: standard.severity, text: standardText(standard, message), elementId: id ?? null }),
      });
  });

const ownChecks = (context: LintContext): readonly Check[] =>
  OWN_RULES.map(({ name, check }): Check => (element, found) => {
    const report: Report = (severity, text, about = element) =>
      found.push({ rule: OWN + name, severity, text, elementId: textOf(about, 'id') ?? null });
    check(element, report, context);
  });

/** Gives all elements of the model. The drawing has as many things, and no rule looks at them one by one. */
function lintedElements(definitions: ModdleElement): readonly ModdleElement[] {
  const elements: ModdleElement[] = [];
  traverse(definitions, {
    enter(element) {
      if (element.$type === 'bpmndi:BPMNDiagram') return false;
      elements.push(element);
      return true;
    },
  });
  return elements;
}

/** What is connected to nothing need not be told that nothing comes in and nothing goes out. */
function withoutRepetition(findings: readonly Finding[]): readonly Finding[] {
  const alone = new Set(findings.filter(({ rule }) => rule === 'no-disconnected').map(({ elementId }) => elementId));
  return findings.filter(({ rule, elementId }) => !rule.startsWith('no-implicit-') || !alone.has(elementId));
}
