import type { ModdleElement } from '../../moddle/ModdleElement.ts';

/** Gives everything that is in a thing of a document, and that itself; references are not followed. */
export function everyElement(root: ModdleElement): readonly WithProperties[] {
  const found: WithProperties[] = [root as WithProperties];
  for (const element of found)
    // moddle keeps references and what something stands in where they are not enumerated.
    for (const value of Object.values(element))
      for (const one of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (isContained(one, element)) found.push(one);
  return found;
}

/** An element with its properties as moddle keeps them. */
export type WithProperties = ModdleElement & Readonly<Record<string, unknown>>;

const isContained = (value: unknown, parent: ModdleElement): value is WithProperties =>
  typeof value === 'object' && value !== null && (value as { $parent?: unknown }).$parent === parent;
