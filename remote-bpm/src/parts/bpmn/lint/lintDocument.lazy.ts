import Linter, { type Reporter, type Rule, type RuleFactory } from 'bpmnlint/lib/linter.js';
import StaticResolver from 'bpmnlint/lib/resolver/static-resolver.js';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { textOf } from '../moddle/ModdleElement.ts';
import type { DocumentContext } from '../section/Section.ts';
import type { Finding, Severity } from './rule/Finding.ts';
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

/** By this name bpmnlint knows our rules. */
const PLUGIN = 'zhilv';

/**
 * Checks a document by the rules of bpmnlint and our own for its engine. It reads the model and writes nothing.
 * @param pause is awaited between rules, so that people can go on meanwhile; when it gives true, the rest is given up
 * @returns null when it was given up
 */
export async function lintDocument(
  { engine, moddle, definitions }: DocumentContext,
  pause: () => Promise<boolean>,
): Promise<readonly Finding[] | null> {
  const flows = new Flows(definitions);
  const context = { engine, moddle, definitions, flows };
  const own = OWN_RULES.map((rule) => [rule.name, factoryOf(rule, context)] as const);
  const config = {
    rules: Object.fromEntries(
      [...Object.keys(STANDARD_RULES), ...own.map(([name]) => `${PLUGIN}/${name}`)].map((name) => [name, 'error']),
    ),
  };
  const resolver = new StaticResolver({
    ...Object.fromEntries(
      Object.entries(STANDARD_RULES).map(([name, { factory }]) => [`rule:bpmnlint/${name}`, withEnds(factory, flows)]),
    ),
    ...Object.fromEntries(own.map(([name, factory]) => [`rule:bpmnlint-plugin-${PLUGIN}/${name}`, factory])),
  });
  const linter = new Linter({ config, resolver, transformRule: withoutDrawings });
  const findings: Finding[] = [];
  for (const rule of await linter.resolveRules(config)) {
    if (await pause()) return null;
    for (const reported of linter.applyRule(definitions, rule))
      // A rule that failed says so to developers.
      if (reported.category !== 'rule-error') findings.push(findingOf(rule.name, reported));
  }
  return withoutRepetition(findings);
}

interface Reported {
  readonly id?: string;
  readonly message: string;
  /** Of our own rules. */
  readonly severity?: Severity;
}

function findingOf(name: string, { id, message, severity }: Reported): Finding {
  const standard = STANDARD_RULES[name];
  return {
    rule: name,
    severity: severity ?? standard?.severity ?? 'warning',
    text: standard === undefined ? message : standardText(standard, message),
    elementId: id ?? null,
  };
}

const factoryOf =
  (rule: LintRule, context: LintContext): RuleFactory =>
  () => ({
    check(element: ModdleElement, reporter: Reporter) {
      const report: Report = (severity, text, about = element) => reporter.report(textOf(about, 'id'), text, { severity });
      rule.check(element, report, context);
    },
  });

const withEnds =
  (factory: RuleFactory, flows: Flows): RuleFactory =>
  () => {
    const rule = factory();
    return { ...rule, check: (element, reporter) => rule.check(flows.withEnds(element), reporter) };
  };

/** The drawing has as many things as the model, and no rule looks at them one by one. */
const withoutDrawings = (rule: Rule): Rule => ({
  ...rule,
  check: (element, reporter) => (element.$type === 'bpmndi:BPMNDiagram' ? false : rule.check(element, reporter)),
});

/** What is connected to nothing need not be told that nothing comes in and nothing goes out. */
function withoutRepetition(findings: readonly Finding[]): readonly Finding[] {
  const alone = new Set(findings.filter(({ rule }) => rule === 'no-disconnected').map(({ elementId }) => elementId));
  return findings.filter(({ rule, elementId }) => !rule.startsWith('no-implicit-') || !alone.has(elementId));
}
