/**
 * bpmn-js moves what lies inside a frame, and its lasso collects, by methods of Set that are younger than our browsers:
 * without them dragging a group or drawing a lasso ends in an error. Only these two, and only where they are missing.
 */
export function addSetOperations(): void {
  for (const [name, value] of Object.entries(operations)) {
    // A browser that has the operation keeps its own.
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  }
}

const { prototype } = Set;

const operations = {
  union(this: ReadonlySet<unknown>, other: ReadonlySet<unknown>): Set<unknown> {
    return new Set([...this, ...other]);
  },
  difference(this: ReadonlySet<unknown>, other: ReadonlySet<unknown>): Set<unknown> {
    return new Set([...this].filter((one) => !other.has(one)));
  },
};
