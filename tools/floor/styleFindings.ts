import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { type CssNode, parse, type WalkContext, walk } from 'css-tree';
import { featuresOf } from './featuresOf.ts';
import { isInFloor } from './floorSupport.ts';

const { 'at-rules': atRules, properties, selectors, types } = compatibility.css;

const lacks = (compat: CompatStatement | undefined): boolean => compat !== undefined && !isInFloor(compat, 'prefixed');

/** A vendor's own name is a fallback for the standard one beside it, and a custom property is ours. */
const isStandard = (name: string): boolean => !name.startsWith('-');

/** Finds what a stylesheet uses that is younger than the floor. Rules in `@supports` are guarded by it. */
export function styleFindings(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const sheet = parse(source, {
    parseCustomProperty: true,
    onParseError: ({ message }) => found.add(`syntax (${message})`),
  });
  walk(sheet, function visit(node) {
    const name = this.atrule?.name === 'supports' ? null : youngName(node, this);
    if (name !== null) found.add(name);
  });
  return found;
}

/** Gives the name of `node` in a finding, when it is younger than the floor. */
function youngName(node: CssNode, { declaration }: WalkContext): string | null {
  switch (node.type) {
    case 'Atrule':
      return lacks(atRules?.[node.name]?.__compat) ? `@${node.name}` : null;
    case 'Feature':
      return lacks(atRules?.['media']?.[node.name]?.__compat) ? `@media (${node.name})` : null;
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return isStandard(node.name) && lacks(selectors?.[node.name]?.__compat) ? `:${node.name}` : null;
    case 'NestingSelector':
      return 'nesting';
    case 'Declaration':
      return isStandard(node.property) && lacks(properties?.[node.property]?.__compat) ? node.property : null;
    case 'Identifier':
      return declaration && lacks(properties?.[declaration.property]?.[node.name]?.__compat)
        ? `${declaration.property}: ${node.name}`
        : null;
    case 'Function':
      return youngFunctions.has(node.name) ? `${node.name}()` : null;
    case 'Dimension':
      return lacks(types?.['length']?.[node.unit]?.__compat) ? node.unit : null;
    default:
      return null;
  }
}

/** Functions stand in the data below the types whose values they give, or are such types themselves. */
const youngFunctions: ReadonlySet<string> = new Set(
  featuresOf(types)
    .flatMap((type) => [type, ...featuresOf(type.tree)])
    .filter(({ compat }) => lacks(compat))
    .map(({ name }) => name),
);
