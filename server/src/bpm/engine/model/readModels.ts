import { type ModdleElement, type ParsedDocument, parseDocument, type ProcessElement, type Warning } from './document/moddle.ts';
import { checkModel } from './checkModel.ts';
import type { Model, ProcessNode } from './Model.ts';
import { ModelError, type ModelProblem } from './ModelError.ts';
import { Reading } from './Reading.ts';
import { readScope } from './readScope.ts';

/** References that change what a process does when they name nothing; others, such as those of the diagram, do not. */
const NEEDED: ReadonlyMap<string | undefined, string> = new Map([
  ['bpmn:sourceRef', '连线的起点'],
  ['bpmn:targetRef', '连线的终点'],
  ['bpmn:default', '默认连线'],
  ['bpmn:attachedToRef', '边界事件附着的活动'],
  ['bpmn:messageRef', '消息'],
  ['bpmn:signalRef', '信号'],
  ['bpmn:errorRef', '错误'],
  ['bpmn:escalationRef', '升级'],
]);

/**
 * Reads the processes of a BPMN document that can be executed, in its order.
 * @param isDeployed whether it was looked at when it was deployed, by the rules of that time
 * @throws ModelError with everything in it that the engine cannot run
 */
export async function readModels(xml: string, { isDeployed = false } = {}): Promise<readonly Model[]> {
  const { rootElement, warnings } = await parse(xml);
  const reading = new Reading(isDeployed);
  reading.problems.push(...warnings.flatMap(problemsOf));
  const elements = (rootElement.rootElements ?? []).filter(
    ({ $type, isExecutable }) => $type === 'bpmn:Process' && isExecutable !== false,
  );
  const models = elements.map((element) => readProcess(reading, element));
  if (models.length === 0) reading.problems.push({ element: null, message: '文件中没有可执行的流程', position: null });
  // What could not be read at all is missing in the model, so that checks would complain about the gap.
  const problems = reading.problems.length > 0 ? reading.problems : models.flatMap(checkModel);
  if (problems.length > 0) throw new ModelError(problems);
  return models;
}

async function parse(xml: string): Promise<ParsedDocument> {
  try {
    return await parseDocument(xml);
  } catch (error) {
    throw new ModelError([{ element: null, message: `不是有效的 BPMN 文件：${placeOf(error)}`, position: null }]);
  }
}

function readProcess(reading: Reading, element: ProcessElement): Model {
  const nodes = new Map<string, ProcessNode>();
  const content = readScope(reading, element, nodes);
  if (element.id === undefined) reading.problem(element, '流程没有标识');
  return { ...content, key: element.id ?? '', name: element.name?.trim() || null, nodes };
}

function problemsOf({ message, property, value, element }: Warning): readonly ModelProblem[] {
  const [, repeated] = /duplicate ID <(.+)>/u.exec(message) ?? [];
  if (repeated !== undefined) return [{ element: repeated, message: '这个标识在文件中出现了多次', position: null }];
  if (message.startsWith('unparsable content')) {
    return [{ element: null, message: `有无法识别的内容：${placeOf(new Error(message))}`, position: null }];
  }
  const what = message.startsWith('unresolved reference') ? NEEDED.get(property) : undefined;
  return what === undefined ? [] : [{ element: namedAround(element), message: `${what}「${value}」不存在`, position: null }];
}

/** An event is known by its id, its definition seldom has one. */
function namedAround(element: ModdleElement | undefined): string | null {
  let around = element;
  while (around !== undefined && around.id === undefined) around = around.$parent;
  return around?.id ?? null;
}

/** The parser's text on one line: what it met, and where. */
const placeOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/gu, ' ').slice(0, 300);
