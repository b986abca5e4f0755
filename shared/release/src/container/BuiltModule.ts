import type { AnyNode, ArrowFunctionExpression, FunctionExpression, MemberExpression, Node } from 'acorn';
import { ancestor, base, recursive } from 'acorn-walk';
import { isShadowed, literalOf, propertyName } from './scriptTree.ts';

/** A module as the bundler wrote it: a function that is given its module, its exports, and the way to other modules. */
export interface BuiltModule {
  readonly id: string;
  readonly source: string;
  readonly code: FunctionExpression | ArrowFunctionExpression;
}

/** Gives the modules of a chunk or container: the tables of functions under numbers, as the bundler writes them. */
export function modulesIn(script: Node, source: string): readonly BuiltModule[] {
  const found: BuiltModule[] = [];
  recursive<undefined>(script, undefined, {
    ObjectExpression(table, state, next) {
      const modules = table.properties.flatMap((property): BuiltModule[] => {
        if (property.type !== 'Property') return [];
        const { value } = property;
        const id = propertyName(property);
        const isModule =
          (value.type === 'FunctionExpression' || value.type === 'ArrowFunctionExpression') &&
          /^\d+$/.test(id) &&
          value.params.length <= 3;
        return isModule ? [{ id, source: source.slice(value.start, value.end), code: value }] : [];
      });
      if (modules.length > 0 && modules.length === table.properties.length) found.push(...modules);
      else base.ObjectExpression?.(table, state, next);
    },
  });
  return found;
}

/** A use of another module, with the nodes around it from the module's own code on. */
type Use = (call: AnyNode, id: string, around: readonly AnyNode[]) => void;

/** Finds where a module asks for others at once, as `import` and `require` do. */
function eachImport({ code }: BuiltModule, use: Use): void {
  const [, , require] = code.params;
  if (require?.type !== 'Identifier') return;
  ancestor<undefined>(code.body, {
    CallExpression(call, _, around) {
      const [wanted] = call.arguments;
      if (call.callee.type !== 'Identifier' || call.callee.name !== require.name || !wanted) return;
      const id = literalOf(wanted);
      if ((typeof id === 'number' || typeof id === 'string') && !isShadowed(require.name, around)) use(call, String(id), around);
    },
  });
}

/** The numbers of the modules that a module imports. */
export function importsOf(module: BuiltModule): ReadonlySet<string> {
  const ids = new Set<string>();
  eachImport(module, (_, id) => ids.add(id));
  return ids;
}

/**
 * The names that a module takes of others, where it takes them by name. What it passes on as a whole, or asks for by a name that it
 * computes, cannot be told. A name that it first looks for, as in `platform.later ?? …`, it can do without.
 * @param from numbers of those others
 */
export function namesTaken(module: BuiltModule, from: ReadonlySet<string>): ReadonlySet<string> {
  const [names, guarded] = [new Set<string>(), new Set<string>()];
  const variables = new Set<string>();
  const note = (member: MemberExpression, parent: AnyNode | undefined): void => {
    const name = propertyName({ computed: member.computed, key: member.property });
    (isGuard(parent, member) ? guarded : names).add(name);
  };
  eachImport(module, (call, id, around) => {
    const parent = around.at(-2);
    if (!from.has(id) || !parent) return;
    if (parent.type === 'MemberExpression' && parent.object === call) note(parent, around.at(-3));
    if (parent.type !== 'VariableDeclarator') return;
    if (parent.id.type === 'Identifier') variables.add(parent.id.name);
    if (parent.id.type === 'ObjectPattern')
      for (const one of parent.id.properties) if (one.type === 'Property') names.add(propertyName(one));
  });
  if (variables.size > 0) {
    ancestor<undefined>(module.code.body, {
      MemberExpression(member, _, around) {
        const { object } = member;
        if (object.type !== 'Identifier' || !variables.has(object.name)) return;
        // The outermost block is the module's own, which declares the variable.
        if (!isShadowed(object.name, around.slice(1))) note(member, around.at(-2));
      },
    });
  }
  return new Set([...names].filter((name) => name !== '' && !guarded.has(name)));
}

/** Tells whether an expression around a name goes on where there is no such name. */
function isGuard(parent: AnyNode | undefined, member: MemberExpression): boolean {
  switch (parent?.type) {
    case 'LogicalExpression':
      return parent.left === member;
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === member;
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'CallExpression':
      return parent.optional && parent.callee === member;
    default:
      return false;
  }
}
