import type { Compilation, Module } from '@rspack/core';

const CONSUMED = /^consume shared module \(default\) (.+?)@[^@\s]* \(/;

/** The share key a module of the graph consumes, or null for an ordinary module. */
const shareKeyOf = (module: Module): string | null => CONSUMED.exec(module.identifier())?.[1] ?? null;

/**
 * The share keys that `start` needs before it can run: those that static imports lead to. `import()` is not followed, because
 * its modules are loaded later.
 */
export function consumedShares(compilation: Compilation, start: Module): readonly string[] {
  const seen = new Set<Module>();
  const keys = new Set<string>();
  const waiting: Module[] = [start];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    const key = shareKeyOf(module);
    if (key !== null) {
      keys.add(key);
      continue;
    }
    const inner = 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [];
    waiting.push(...inner);
    for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
      if (connection.module && connection.dependency.type !== 'import()') waiting.push(connection.module);
    }
  }
  return [...keys].sort();
}
