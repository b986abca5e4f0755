import { type CorpusFile, corpusFiles, hasCorpus } from '@zhilv/testing/soak/corpus-files';
import { isLong, sampleOf } from '@zhilv/testing/soak';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ListChange } from '../command/listChange.ts';
import type { ModelChange } from '../command/modelChanges.ts';
import { useEngine } from '../document/useEngine.ts';
import { ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { injectedFields } from './field/injectedFields.ts';
import { executionListeners } from './listeners/executionListeners.ts';
import { taskListeners } from './listeners/taskListeners.ts';
import { multiInstance } from './multiInstance/multiInstance.ts';
import type { DocumentContext, Section } from './Section.ts';
import { asyncFlags } from './task/asyncFlags.ts';
import { callActivity } from './task/callActivity.ts';
import { decision } from './task/decision.ts';
import { receiveTask } from './task/receiveTask.ts';
import { assigneeRules } from './task/rows/assigneeRules.ts';
import { buttons } from './task/rows/buttons.ts';
import { inParameters, outParameters } from './task/rows/parameters.ts';
import { scriptTask } from './task/scriptTask.ts';
import { serviceTask } from './task/serviceTask.ts';
import { userTask } from './task/userTask.ts';

type WriteBack = (element: ModdleElement, document: DocumentContext) => readonly ModelChange[];

/** Writes everything that a section shows. */
const all =
  <Change, View extends Change>(section: Section<View, Change>): WriteBack =>
  (element, document) =>
    section.isFor(element, document) ? section.write(element, section.read(element, document), document) : [];

/** Writes each item that a section shows in its place. */
const each =
  <Item>(section: Section<readonly Item[], ListChange<Item>>): WriteBack =>
  (element, document) =>
    section.isFor(element, document)
      ? section.read(element, document).flatMap((edit, place) => section.write(element, { edit, place }, document))
      : [];

const SECTIONS: Readonly<Record<string, WriteBack>> = {
  asyncFlags: all(asyncFlags),
  userTask: all(userTask),
  scriptTask: all(scriptTask),
  receiveTask: all(receiveTask),
  serviceTask: all(serviceTask),
  callActivity: all(callActivity),
  decision: all(decision),
  multiInstance: all(multiInstance),
  buttons: each(buttons),
  assigneeRules: each(assigneeRules),
  inParameters: each(inParameters),
  outParameters: each(outParameters),
  injectedFields: each(injectedFields),
  executionListeners: each(executionListeners),
  taskListeners: each(taskListeners),
};

/** What writing back would change in a file. Files that cannot be read are not asked for. */
async function changesIn({ name, xml }: CorpusFile): Promise<readonly string[]> {
  const moddle = new BpmnModdle();
  const engine = engineOf(xml) ?? ENGINES.flowable;
  useEngine(moddle, await loadDescriptor(engine.name));
  const read = await moddle.fromXML(xml).catch(() => null);
  if (read === null) return [];
  // The package declares less than it has.
  const document = { engine, moddle: moddle as unknown as Moddle, definitions: read.rootElement as ModdleElement };
  return elementsOf(document.definitions).flatMap((element) =>
    Object.entries(SECTIONS).flatMap(([section, writeBack]) =>
      writeBack(element, document).map(({ properties }) => `${name} ${section}: ${Object.keys(properties).join()}`),
    ),
  );
}

/** Everything of BPMN in a document. */
function elementsOf(root: ModdleElement): readonly ModdleElement[] {
  const found = new Set<ModdleElement>();
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (found.has(element)) continue;
    found.add(element);
    waiting.push(...Object.values(element).flat().filter(isOfBpmn));
  }
  return [...found];
}

const isOfBpmn = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value && String(value.$type).startsWith('bpmn:');

it.skipIf(!hasCorpus)(
  'changes nothing in files of many tools when what sections show of them is written back',
  { timeout: isLong ? 600_000 : 30_000 },
  async () => {
    const changes: string[] = [];
    for (const file of sampleOf(await corpusFiles(), 60)) changes.push(...(await changesIn(file)));

    expect(changes).toEqual([]);
  },
);
