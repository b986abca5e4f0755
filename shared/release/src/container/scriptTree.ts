import { type AnyNode, type Node, parse, type Pattern, type Program } from 'acorn';
import { base, make, simple } from 'acorn-walk';

/**
 * Parses a script without running it; null for one that no browser would take, or that is nested deeper than any compiler
 * writes it.
 */
export function scriptTree(source: string): Program | null {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** What a literal says. Objects are maps, whatever their keys are called; code stays as it is. */
export type Literal = string | number | boolean | null | undefined | Node | readonly Literal[] | ReadonlyMap<string, Literal>;

/** Reads a literal as minifiers write them: objects, lists, texts, numbers and `!0`. */
export function literalOf(node: Node): Literal {
  const tree = node as AnyNode; // The parser makes no others.
  switch (tree.type) {
    case 'Literal':
      return typeof tree.value === 'object' || typeof tree.value === 'bigint' ? (tree.raw === 'null' ? null : node) : tree.value;
    case 'TemplateLiteral':
      return tree.expressions.length === 0 ? (tree.quasis[0]?.value.cooked ?? '') : node;
    case 'UnaryExpression': {
      const value = literalOf(tree.argument);
      if (tree.operator === '!' && typeof value === 'number') return value === 0;
      return tree.operator === 'void' ? undefined : node;
    }
    case 'ArrayExpression':
      return tree.elements.map((element) => (element === null ? undefined : literalOf(element)));
    case 'ObjectExpression':
      return new Map(
        tree.properties.flatMap((property): [string, Literal][] =>
          property.type === 'Property' ? [[propertyName(property), literalOf(property.value)]] : [],
        ),
      );
    default:
      return node;
  }
}

/** The name of a property or member as far as the script shows it; empty for one that is computed. */
export function propertyName({ computed, key }: { readonly computed: boolean; readonly key: Node }): string {
  const tree = key as AnyNode;
  if (tree.type === 'Identifier' && !computed) return tree.name;
  return tree.type === 'Literal' ? String(tree.value) : '';
}

/** Tells whether a name means something else at a place than outside of the nodes around it, because one of these declares it. */
export const isShadowed = (name: string, around: readonly Node[]): boolean => around.some((node) => declaredIn(node).has(name));

const declared = new WeakMap<Node, ReadonlySet<string>>();

function declaredIn(node: Node): ReadonlySet<string> {
  const names = declared.get(node) ?? namesDeclaredBy(node as AnyNode);
  declared.set(node, names);
  return names;
}

const NONE: ReadonlySet<string> = new Set();

function namesDeclaredBy(node: AnyNode): ReadonlySet<string> {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const own = node.type === 'FunctionExpression' && node.id ? [node.id.name] : [];
      return new Set([...own, ...node.params.flatMap(namesIn), ...variablesOf(node.body)]);
    }
    case 'ClassExpression':
      return new Set(node.id ? [node.id.name] : []);
    case 'CatchClause':
      return new Set(node.param ? namesIn(node.param) : []);
    case 'BlockStatement':
    case 'StaticBlock':
    case 'Program':
      return new Set(node.body.flatMap(namesOfStatement));
    case 'SwitchStatement':
      return new Set(node.cases.flatMap(({ consequent }) => consequent.flatMap(namesOfStatement)));
    case 'ForStatement':
      return new Set(node.init ? namesOfStatement(node.init) : []);
    case 'ForInStatement':
    case 'ForOfStatement':
      return new Set(namesOfStatement(node.left));
    default:
      return NONE;
  }
}

/** The names that a statement declares for the block around it. */
export function namesOfStatement(statement: Node): readonly string[] {
  const node = statement as AnyNode;
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesIn(id));
  return (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id ? [node.id.name] : [];
}

/** Walks a function's own code without that of the functions in it. */
const ownCode = make<undefined>({ Function: () => {} }, base);

/** The variables that a function has wherever in it they are declared. */
function variablesOf(body: Node): readonly string[] {
  const names: string[] = [];
  simple<undefined>(
    body,
    { VariableDeclaration: (node) => void (node.kind === 'var' && names.push(...namesOfStatement(node))) },
    ownCode,
  );
  return names;
}

function namesIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : namesIn(one)));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}
