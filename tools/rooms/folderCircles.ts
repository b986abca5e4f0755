import path from 'node:path';
import { isSource, packageOf } from './fileKinds.ts';
import type { Import } from './importsOf.ts';

/** One step of a circle: something below one folder imports something below the next. */
interface Step {
  readonly from: string;
  readonly to: string;
  /** The import that makes the step. */
  readonly because: Import;
}

/** Folders, and the files beside them, that import one another in a circle. */
export interface Circle {
  /** The folder that holds them. */
  readonly folder: string;
  readonly steps: readonly Step[];
}

/** Folders that their package loads where they are and does without where they are left out: they know it, it does not know them. */
const ADDITIONS: ReadonlySet<string> = new Set(['server/demo']);

/** Stands for the files that lie directly in a folder. */
const OWN_FILES = '(its own files)';

/**
 * Finds a circle in every folder that has one: its subfolders, each with all that lies below it, and its own files
 * together may import one another one way only. Tests are left out, for they may look at anything.
 */
export function folderCircles(imports: readonly Import[]): readonly Circle[] {
  const graphs = new Map<string, Map<string, Map<string, Import>>>();
  for (const one of imports) {
    const step = stepOf(one);
    if (step === null) continue;
    const graph = graphs.get(step.folder) ?? new Map<string, Map<string, Import>>();
    const edges = graph.get(step.from) ?? new Map<string, Import>();
    if (!edges.has(step.to)) edges.set(step.to, one);
    graphs.set(step.folder, graph.set(step.from, edges));
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const steps = circleIn(graph);
    return steps === null ? [] : [{ folder, steps }];
  });
}

/** Gives the step of an import within the nearest folder that holds both files; null for one that crosses no folder. */
function stepOf(one: Import): { readonly folder: string; readonly from: string; readonly to: string } | null {
  if (!isSource(one.from) || !isSource(one.to) || packageOf(one.from) !== packageOf(one.to)) return null;
  const [from, to] = [one.from.split('/'), one.to.split('/')];
  let shared = 0;
  while (shared < Math.min(from.length, to.length) - 1 && from[shared] === to[shared]) shared += 1;
  const child = (parts: readonly string[]): string => (parts.length === shared + 1 ? OWN_FILES : (parts[shared] ?? OWN_FILES));
  const ends = { from: child(from), to: child(to) };
  const folder = from.slice(0, shared).join('/');
  if (ends.from === ends.to || (one.dynamic && ADDITIONS.has(`${folder}/${ends.to}`))) return null;
  return { folder, ...ends };
}

/** The shortest circle of a graph, or null. */
function circleIn(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>): readonly Step[] | null {
  const circles = [...graph.keys()].flatMap((start) => wayBack(graph, start) ?? []);
  return circles.sort((one, other) => one.length - other.length)[0] ?? null;
}

function wayBack(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): readonly (readonly Step[])[] | null {
  let ways: readonly (readonly Step[])[] = [[]];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => {
      const from = way.at(-1)?.to ?? start;
      return Array.from(graph.get(from) ?? [], ([to, because]) => [...way, { from, to, because }]);
    });
    const closed = longer.find((way) => way.at(-1)?.to === start);
    if (closed) return [closed];
    ways = longer.filter((way) => {
      const end = way.at(-1)?.to ?? start;
      if (seen.has(end)) return false;
      seen.add(end);
      return true;
    });
  }
  return null;
}

/** A circle in words, with the import that makes each step. */
export const circleText = ({ folder, steps }: Circle): string =>
  [
    `${folder}: ${[...steps.map(({ from }) => from), steps[0]?.from].join(' → ')}`,
    ...steps.map(
      ({ because: { from, to } }) => `  ${path.posix.relative(folder, from)} imports ${path.posix.relative(folder, to)}`,
    ),
  ].join('\n');
