// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CorpusFile, corpusFiles, hasCorpus } from '@zhilv/testing/soak/corpus-files';
import { type RoundTrip, RoundTrips } from '@zhilv/testing/diagram/round-trips';
import { isLong, randomSeed, sampleOf } from '@zhilv/testing/soak';
import Modeler from 'bpmn-js/lib/Modeler';
import { BpmnModdle } from 'bpmn-moddle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEngine } from '../document/useEngine.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { ENGINES } from '../engine/Engine.ts';
import { engineIn } from '../engine/engineOf.ts';
import { readableSource } from '../source/readableSource.ts';
import { WRITING } from '../document/modelModules.ts';
import { compareGeometry } from './compareGeometry.ts';
import { compareTrees } from './compareTrees.ts';
import { fidelityReport } from './fidelityReport.lazy.ts';
import type { Loss } from './Loss.ts';
import { xmlTree } from './xmlTree.ts';

interface Difference {
  readonly process: readonly Loss[];
  /** What is lost of the drawing. */
  readonly drawing: readonly Loss[];
  readonly geometry: 'same' | 'lost' | 'changed';
}

function compare(original: string, exported: string): Difference {
  const [before, after] = [xmlTree(original), xmlTree(exported)];
  const losses = compareTrees(before, after);
  const { lost, changed } = compareGeometry(before, after);
  return {
    process: losses.filter(({ drawing }) => !drawing),
    drawing: losses.filter(({ drawing }) => drawing),
    geometry: lost.length > 0 ? 'lost' : changed.length > 0 ? 'changed' : 'same',
  };
}

type Trip = RoundTrip<Difference> & {
  readonly file: CorpusFile;
  /** What the report of the designer would say, which reads the document once more and does not draw it. */
  readonly reported: readonly Loss[];
};

/** Of all files so many are deleted whole that the memory does. */
const DELETED_EVERY = isLong ? 20 : 1;

async function tripsOf(files: readonly CorpusFile[]): Promise<readonly Trip[]> {
  const roundTrips = new RoundTrips(() => new Modeler({ additionalModules: WRITING }), compare);
  const trips: Trip[] = [];
  for (const [index, file] of files.entries()) {
    const trip = await roundTrips.of(file.xml, index % DELETED_EVERY === 0);
    trips.push({ file, ...trip, reported: trip.kind === 'exported' ? fidelityReport(file.xml, await reread(file.xml)) : [] });
  }
  roundTrips.end();
  return trips;
}

/** Gives what is written of a document that was only read. */
async function reread(xml: string): Promise<string> {
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor((engineIn(readableSource(xml)) ?? ENGINES.flowable).name));
  return (await moddle.toXML((await moddle.fromXML(xml)).rootElement, { format: true })).xml;
}

/**
 * The losses of an export that the report does not name. Of the diagram it does not name what was put right, nor that bpmn-js moves what
 * is in a collapsed sub-process to a plane of its own.
 */
function unreported(trip: Trip): readonly string[] {
  if (trip.kind !== 'exported') return [];
  const key = (loss: Loss): string => JSON.stringify(loss);
  const reported = new Set(trip.reported.map(key));
  return trip.difference.process
    .filter((loss) => !reported.has(key(loss)))
    .map(({ path: place, what, value }) => `${trip.file.name}: ${place} ${what} ${value.slice(0, 100)}`);
}

/** Makes lines of the figures of some files, one for each condition. */
function figures(label: string, trips: readonly Trip[]): string {
  const count = (holds: (trip: Trip) => boolean): number => trips.filter(holds).length;
  const geometry = (kind: Difference['geometry']) =>
    count((trip) => trip.kind === 'exported' && trip.difference.geometry === kind);
  const equal = count(keepsProcess);
  return [
    label.padEnd(8),
    `imports ${count(({ kind }) => kind !== 'refused')}/${trips.length}`,
    `clean ${count((trip) => trip.kind !== 'refused' && trip.warnings === 0)}`,
    `save errors ${count(({ kind }) => kind === 'unsaved')}`,
    `semantics equal ${equal} (${percent(equal, trips.length)})`,
    `with the drawing ${count((trip) => keepsProcess(trip) && trip.difference.drawing.length === 0)}`,
    `geometry same ${geometry('same')} lost ${geometry('lost')} changed ${geometry('changed')}`,
    `stable ${count((trip) => trip.kind === 'exported' && trip.stable)}`,
    `same after undo ${count((trip) => trip.kind === 'exported' && trip.undone)}`,
  ].join('  ');
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const keepsProcess = (trip: Trip): trip is Trip & { readonly kind: 'exported' } =>
  trip.kind === 'exported' && trip.difference.process.length === 0;

/** What became of a file, in a few words. */
function findingOf(trip: Trip): string {
  if (trip.kind !== 'exported') return `${trip.file.name}: ${trip.kind}, ${trip.reason}`;
  const losses = [...trip.difference.process, ...trip.difference.drawing].map(
    ({ kind, path: place, what, value, instead }) => `\n  ${kind} ${place} ${what} ${value.slice(0, 100)} → ${instead ?? ''}`,
  );
  return `${trip.file.name}: geometry ${trip.difference.geometry}${losses.slice(0, 5).join('')}`;
}

/** The word of its engine; `bpmn` of a file that is for none. */
const engineOf = ({ xml }: CorpusFile): string =>
  /["']http:\/\/(flowable|activiti|camunda)\.org\/(?:schema\/1\.0\/)?bpmn["']/.exec(xml)?.[1] ?? 'bpmn';

const hasProcess = ({ xml }: CorpusFile): boolean => /<(?:\w+:)?process[\s>]/.test(xml);

// bpmn-js tells there of what it cannot draw.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('a document that is opened and exported', () => {
  it.each(['camunda', 'flowable', 'activiti'])('of %s loses nothing, and nothing by edits and undo', async (engine) => {
    const xml = readFileSync(path.join(import.meta.dirname, 'models', `${engine}.bpmn`), 'utf8');

    const [trip] = await tripsOf([{ collection: 'flowable', name: engine, xml }]);

    expect(trip).toMatchObject({
      kind: 'exported',
      warnings: 0,
      difference: { process: [], drawing: [], geometry: 'same' },
      stable: true,
      undone: true,
    });
  });

  it.skipIf(!hasCorpus)(
    `of other tools keeps what it says (seed ${randomSeed}; skipped where the files are missing)`,
    { timeout: isLong ? 3_600_000 : 60_000 },
    async () => {
      const files = await corpusFiles();
      const some = (collection: CorpusFile['collection']) =>
        sampleOf(
          files.filter((file) => file.collection === collection),
          20,
        );
      const miwg = await tripsOf(some('miwg'));
      const flowable = await tripsOf(some('flowable'));
      const trips = [...miwg, ...flowable];
      if (isLong) tellFigures(miwg, flowable);

      expect(trips.filter(({ kind }) => kind === 'unsaved').map(findingOf)).toEqual([]);
      expect(trips.filter((trip) => trip.kind === 'exported' && !trip.stable).map(findingOf)).toEqual([]);
      expect(trips.filter((trip) => trip.kind === 'exported' && !trip.undone).map(findingOf)).toEqual([]);
      expect(trips.flatMap(unreported)).toEqual([]);
      expect(trips.filter((trip) => trip.kind === 'exported' && trip.difference.geometry === 'lost').map(findingOf)).toEqual([]);
      expect(miwg.filter(({ file, kind }) => kind === 'refused' && hasProcess(file)).map(findingOf)).toEqual([]);
      expect(miwg.filter(keepsProcess).length / miwg.length).toBeGreaterThanOrEqual(0.88);
      expect(flowable.filter(keepsProcess).length / flowable.length).toBeGreaterThanOrEqual(0.99);
    },
  );
});

/** Prints the figures of all files, and of those of each engine, with what each file loses. */
function tellFigures(miwg: readonly Trip[], flowable: readonly Trip[]): void {
  const trips = [...miwg, ...flowable];
  const engines = [...new Set(trips.map(({ file }) => engineOf(file)))];
  const lines = [
    figures('MIWG', miwg),
    figures('FLOW', flowable),
    ...engines.map((engine) =>
      figures(
        engine,
        trips.filter(({ file }) => engineOf(file) === engine),
      ),
    ),
    ...trips.filter((trip) => !keepsProcess(trip) || trip.difference.drawing.length > 0).map(findingOf),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
