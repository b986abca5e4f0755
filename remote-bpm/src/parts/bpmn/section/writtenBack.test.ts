import { type CorpusFile, corpusFiles, hasCorpus } from '@zhilv/testing/soak/corpus-files';
import { isLong, sampleOf } from '@zhilv/testing/soak';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { useEngine } from '../document/useEngine.ts';
import { ENGINES } from '../engine/Engine.ts';
import { engineOf } from '../engine/engineOf.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { HEADINGS } from './panel/headings.ts';

const SECTIONS = HEADINGS.flatMap(({ sections }) => Object.entries(sections));

/** Gives the changes by which people would write all that a section shows, as it shows it. */
function changesFor(section: string, view: unknown): readonly unknown[] {
  if (Array.isArray(view)) return view.map((edit: unknown, place) => ({ edit, place }));
  if (section === 'messages') {
    const { messages, signals } = view as { readonly messages: readonly object[]; readonly signals: readonly object[] };
    return [
      ...messages.map((edit, place) => ({ kind: 'message', edit, place })),
      ...signals.map((edit, place) => ({ kind: 'signal', edit, place })),
    ];
  }
  if (section === 'formFields') {
    const { businessKey, fields } = view as { readonly businessKey: string; readonly fields: readonly object[] };
    return [{ businessKey }, ...fields.map((edit, place) => ({ fields: { edit, place } }))];
  }
  // People who choose the default clear the condition that stands there.
  return section === 'flowCondition' && (view as { readonly type: string }).type === 'default' ? [] : [view];
}

/** What writing back would change in a file. Files that cannot be read are not asked for. */
async function changesIn({ name, xml }: CorpusFile): Promise<readonly string[]> {
  // bpmn-js gives it identifiers. None is renamed here.
  const moddle = Object.assign(new BpmnModdle(), { ids: { assigned: () => undefined } });
  const engine = engineOf(xml) ?? ENGINES.flowable;
  useEngine(moddle, await loadDescriptor(engine.name));
  const read = await moddle.fromXML(xml).catch(() => null);
  if (read === null) return [];
  // The package declares less than it has.
  const document = { engine, moddle: moddle as unknown as Moddle, definitions: read.rootElement as ModdleElement };
  return elementsOf(document.definitions).flatMap((element) =>
    SECTIONS.filter(([, { isFor }]) => isFor(element, document)).flatMap(([section, { read: show, write }]) =>
      changesFor(section, show(element, document))
        .flatMap((change) => write(element, change, document))
        .map(({ properties }) => `${name} ${section}: ${Object.keys(properties).join()}`),
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
