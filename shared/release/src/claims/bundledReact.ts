import { type BuiltModule, importsOf } from '../container/BuiltModule.ts';
import type { Container } from '../container/Container.ts';
import type { ReleaseScripts } from './ReleaseScripts.ts';

/**
 * What stands in the code of React and React DOM themselves, of every version since hooks, and in no library for them. Minifiers leave
 * it as it is: names by which the two find each other across packages, and texts.
 */
const MARKS = [
  /__(?:CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE["']?\]?\s*=(?!=)/,
  /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED["']?\]?\s*=(?!=)/,
  /\{\s*H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null/,
  /Invalid hook call\. Hooks can only be called inside/,
];

const isMarked = (source: string): boolean => MARKS.some((mark) => mark.test(source));

/**
 * Finds copies of React that run whatever the shell has: those that are neither offered to shells nor kept for shells without one.
 */
export function bundledReact(
  { sources, modulesOf, filesOf }: ReleaseScripts,
  { offered, consumed }: Container,
): readonly string[] {
  const copies = [...offered, ...consumed.map(({ shareKey, copy }) => [shareKey, copy] as const)]
    .filter(([shareKey]) => /^react(-dom)?(\/|$)/.test(shareKey))
    .map(([, copy]) => copy);
  const roots = copies.flatMap(({ module }) => module ?? []);
  const marked = [...sources].filter(([, source]) => isMarked(source)).map(([file]) => file);
  const modules = [...marked, ...copies.flatMap((copy) => filesOf(copy).scripts)].flatMap(modulesOf);
  const kept = reached(roots, new Map(modules.map((module) => [module.id, importsOf(module)])));
  const core = new Set([...roots, ...modules.filter(({ source }) => isMarked(source)).map(({ id }) => id)]);

  const isSecond = (module: BuiltModule): boolean =>
    !kept.has(module.id) && (isMarked(module.source) || [...importsOf(module)].some((id) => core.has(id)));
  const importers = [...sources].filter(([, source]) => [...core].some((id) => source.includes(`(${id})`))).map(([file]) => file);
  // What is marked outside of all modules belongs to none that is kept.
  const loose = marked.filter((file) => !modulesOf(file).some(({ source }) => isMarked(source)));
  const found = [...marked, ...importers].filter((file) => modulesOf(file).some(isSecond));
  return [...new Set([...loose, ...found])].map(
    (file) =>
      `${file} has a React of its own, whatever its shell has: import react and react-dom by these names, and build with the preset`,
  );
}

/** All modules that some import, and these. */
function reached(from: readonly string[], imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(imports.get(id) ?? []));
  }
  return found;
}
