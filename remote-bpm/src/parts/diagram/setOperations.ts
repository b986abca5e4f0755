/**
 * Adds two methods of Set to browsers that lack them. bpmn-js uses them when it moves the content of a frame and when its lasso
 * collects elements; without them dragging a group ends in an error.
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
