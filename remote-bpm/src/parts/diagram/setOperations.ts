/**
 * Adds two methods of Set that are younger than our browsers, where they are missing. bpmn-js needs them when it moves what
 * lies inside a frame and when its lasso collects; without them dragging a group ends in an error.
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
