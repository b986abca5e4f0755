import { describe, expect, it } from 'vitest';
import { engineDocument } from './engineDocument.ts';

export type EngineName = Parameters<typeof engineDocument>[0];

export const EVERY_ENGINE = ['camunda', 'flowable', 'activiti'] as const satisfies readonly EngineName[];

/** A rule of remote-bpm's lint with a document that breaks it and one that does not. */
export interface RuleCase {
  readonly rule: string;
  /** All when left out. */
  readonly engines?: readonly EngineName[];
  readonly broken: string;
  readonly mended: string;
  /** What is found, as `severity place: text`. */
  readonly says: string;
}

interface Moddle {
  fromXML(xml: string): Promise<{ rootElement: unknown }>;
}

/** What a test needs of remote-bpm. */
interface Parts<Made extends Moddle, Engine, Document> {
  readonly makeModdle: () => Made;
  /** Has a moddle know an engine. */
  readonly teach: (moddle: Made, engine: EngineName) => Promise<void>;
  readonly engines: Readonly<Record<EngineName, Engine>>;
  readonly lint: (document: Document, pause: () => Promise<boolean>) => Promise<readonly Found[] | null>;
}

interface Found {
  readonly rule: string;
  readonly severity: string;
  readonly text: string;
  readonly elementId: string | null;
}

/** Gives a function that reads a document for an engine, as bpmn-js would have it open. @param content what stands in its root */
export const documentBy =
  <Made extends Moddle, Engine, Document>({ makeModdle, teach, engines }: Parts<Made, Engine, Document>) =>
  async (engine: EngineName, content: string) => {
    const moddle = makeModdle();
    await teach(moddle, engine);
    const { rootElement } = await moddle.fromXML(engineDocument(engine, ofEngine(engine, content)));
    // bpmn-js adds the identifiers.
    const document = {
      engine: engines[engine],
      moddle: Object.assign(moddle, { ids: { assigned: () => undefined } }),
      definitions: rootElement,
    };
    return { moddle, document: document as Document }; // It is one of remote-bpm, whose types are not known here.
  };

/** Gives a function that lints what stands in a document, and tells what it finds as `severity rule place: text`. */
export function foundBy<Made extends Moddle, Engine, Document>(parts: Parts<Made, Engine, Document>) {
  const open = documentBy(parts);
  return async (engine: EngineName, content: string): Promise<readonly string[]> => {
    const found = await parts.lint((await open(engine, content)).document, async () => false);
    return (found ?? []).map(({ severity, rule, elementId, text }) => `${severity} ${rule} ${elementId}: ${text}`);
  };
}

/** Tests each rule with a document that breaks it and one that does not, for the engines that it concerns. */
export function testRules(cases: readonly RuleCase[], found: ReturnType<typeof foundBy>): void {
  describe.each(cases)('$rule: $says', (one) => {
    it.each(one.engines ?? EVERY_ENGINE)('is found for %s and gone when it is mended', async (engine) => {
      expect(await found(engine, one.broken)).toContain(lineOf(one));
      expect(await found(engine, one.mended)).not.toContain(lineOf(one));
    });
  });
}

/** The line that a case is about. */
const lineOf = ({ rule, says }: RuleCase): string => says.replace(' ', ` ${rule} `);

/** Camunda alone asks for this, and its prefix is bound for it alone. */
const HISTORY = ' camunda:historyTimeToLive="30"';

const ofEngine = (engine: EngineName, content: string): string =>
  engine === 'camunda' ? content : content.replaceAll(HISTORY, '');

/** A process with this in it. */
export const processOf = (content: string): string =>
  `<process id="p" name="请假" isExecutable="true"${HISTORY}>${content}</process>`;

export const flow = (id: string, from: string, to: string, content = ''): string =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${content}</sequenceFlow>`;

export const CONDITION = '<conditionExpression xsi:type="tFormalExpression">${ok}</conditionExpression>';

/** A task of which nothing is wrong. */
export const TASK = '<userTask id="it" name="审核"/>';

/** A process that is sound but for what stands, as `it`, between its start and its end. */
export const around = (content: string): string =>
  processOf(`<startEvent id="start"/>${flow('f1', 'start', 'it')}${content}${flow('f2', 'it', 'end')}<endEvent id="end"/>`);

/** The same for an event. */
export const aroundEvent = (kind: 'Catch' | 'Throw', definition: string): string =>
  around(`<intermediate${kind}Event id="it">${definition}</intermediate${kind}Event>`);

/** A process in which two flows, `f2` and `f3`, leave the element `choice`. @param one and @param other stand in these */
export const choiceOf = (type: string, one: string, other: string, attributes = ''): string =>
  processOf(
    `<startEvent id="start"/>${flow('f1', 'start', 'choice')}<${type} id="choice" ${attributes}/>${flow('f2', 'choice', 'a', one)}${flow(
      'f3',
      'choice',
      'b',
      other,
    )}<userTask id="a" name="甲"/><userTask id="b" name="乙"/>${flow('f4', 'a', 'end')}${flow('f5', 'b', 'end')}<endEvent id="end"/>`,
  );
