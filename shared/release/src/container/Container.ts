import type { AnyNode, Node, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { type Literal, literalOf, namesOfStatement, propertyName, scriptTree } from './scriptTree.ts';

/** What the bundler has loaded before a module runs. */
export interface Loads {
  readonly chunks: readonly string[];
  /** The number of the module; null where it cannot be told. */
  readonly module: string | null;
}

/** A shared module that a container asks of its shell. */
interface Consumed {
  /** The number under which modules import it. */
  readonly id: string;
  readonly shareKey: string;
  /** `*` for any version. */
  readonly range: string;
  /** The copy that the release brings for a shell that has none. */
  readonly copy: Loads;
}

/** What stands in the code of a container: the tables of its federation, as the bundler writes them. */
export interface Container {
  /** The global variables that it makes; a shell finds it under one of these. */
  readonly globals: ReadonlySet<string>;
  /** The build's name, `remote_bpm@<release>`. */
  readonly build: string | null;
  readonly exposes: ReadonlyMap<string, Loads>;
  readonly consumed: readonly Consumed[];
  /** The modules of the copies that it offers, by share key. */
  readonly offered: readonly (readonly [shareKey: string, copy: Loads])[];
  /** Digests of the scripts and stylesheets of chunks. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
  /** The file of a chunk's script or stylesheet; null where it cannot be told. */
  readonly scriptOf: (chunk: string) => string | null;
  readonly styleOf: (chunk: string) => string | null;
}

/** The tables that are read, by the names that the federation runtime knows them by. */
const TABLES = ['initializeExposesData', 'initializeSharingData', 'consumesLoadingData', 'sriHashes', 'sriCssHashes', 'u', 'k'];

/** Reads a container without running it; null where the script is none, or one of its tables is there twice. */
export function readContainer(source: string): Container | null {
  const tree = scriptTree(source);
  const tables = tree && assignedIn(tree, TABLES);
  if (!tables || !isMap(tables.get('initializeExposesData'))) return null;
  const sharing = tables.get('initializeSharingData');
  const consumes = mapIn(tables.get('consumesLoadingData'), 'moduleIdToConsumeDataMapping');
  const offers = valueIn(valueIn(sharing, 'scopeToSharingDataMapping'), 'default');
  return {
    globals: globalsOf(tree),
    build: textOf(valueIn(sharing, 'uniqueName')),
    exposes: new Map(
      [...mapIn(tables.get('initializeExposesData'), 'moduleMap')].map(([expose, load]) => [expose, loadsIn(load)]),
    ),
    consumed: [...consumes].map(([id, consumed]) => ({
      id,
      shareKey: textOf(valueIn(consumed, 'shareKey')) ?? '',
      range: textOf(valueIn(consumed, 'requiredVersion')) ?? '*',
      copy: loadsIn(valueIn(consumed, 'fallback')),
    })),
    offered: (Array.isArray(offers) ? (offers as readonly Literal[]) : []).map(
      (offer) => [textOf(valueIn(offer, 'name')) ?? '', loadsIn(valueIn(offer, 'factory'))] as const,
    ),
    scripts: digestsIn(tables.get('sriHashes')),
    styles: digestsIn(tables.get('sriCssHashes')),
    scriptOf: (chunk) => nameBy(tables.get('u'), chunk),
    styleOf: (chunk) => nameBy(tables.get('k'), chunk),
  };
}

/** Reads the digests that a chunk adds to the tables of its container: `Object.assign(r.sriHashes, { … })`. */
export function addedDigests(script: Node): Pick<Container, 'scripts' | 'styles'> {
  const [scripts, styles] = [new Map<string, string>(), new Map<string, string>()];
  simple<undefined>(script, {
    CallExpression({ callee, arguments: [table, lines] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'assign' || table?.type !== 'MemberExpression' || !lines)
        return;
      const name = nameOf(table);
      const digests = name === 'sriHashes' ? scripts : name === 'sriCssHashes' ? styles : null;
      if (digests) for (const [chunk, digest] of digestsIn(literalOf(lines))) digests.set(chunk, digest);
    },
  });
  return { scripts, styles };
}

/** Gives what is assigned to members of these names; null where one is assigned to twice. Names that modules would take are not among them. */
function assignedIn(script: Program, names: readonly string[]): ReadonlyMap<string, Literal> | null {
  const found = new Map<string, Literal>();
  let isTwice = false;
  simple<undefined>(script, {
    AssignmentExpression({ left, right, operator }) {
      if (operator !== '=' || left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return;
      const name = nameOf(left);
      const value = literalOf(right);
      // The runtime also assigns functions of its own to what it has found.
      if (!names.includes(name) || !(isMap(value) || name.length === 1)) return;
      if (name.length === 1 && !isNaming(right)) return;
      if (found.has(name)) isTwice = true;
      found.set(name, value);
    },
  });
  return isTwice ? null : found;
}

const nameOf = (member: Extract<AnyNode, { type: 'MemberExpression' }>): string =>
  propertyName({ computed: member.computed, key: member.property });

/** Whether this is a function that names the files of chunks. */
const isNaming = (node: Node): boolean => {
  const tree = node as AnyNode;
  return (
    tree.type === 'ArrowFunctionExpression' &&
    tree.expression &&
    tree.params.length === 1 &&
    fileName(tree.body, tree.params[0], '0') !== null
  );
};

function nameBy(naming: Literal, chunk: string): string | null {
  const tree = naming as AnyNode | undefined;
  return tree?.type === 'ArrowFunctionExpression' ? fileName(tree.body, tree.params[0], chunk) : null;
}

/** Works out `"" + ({ 33: "mount" }[chunk] || chunk) + ".js"`; null for any other code. */
function fileName(node: Node, parameter: Node | undefined, chunk: string): string | null {
  const tree = node as AnyNode;
  const part = (one: Node): string | null => fileName(one, parameter, chunk);
  if (tree.type === 'Identifier')
    return (parameter as AnyNode | undefined)?.type === 'Identifier' && tree.name === (parameter as { name?: string }).name
      ? chunk
      : null;
  if (tree.type === 'BinaryExpression' && tree.operator === '+') {
    const [left, right] = [part(tree.left), part(tree.right)];
    return left === null || right === null ? null : left + right;
  }
  if (tree.type === 'LogicalExpression' && tree.operator === '||') {
    const left = part(tree.left);
    return left === '' ? part(tree.right) : left;
  }
  if (tree.type === 'MemberExpression' && tree.computed && part(tree.property) === chunk) {
    const names = literalOf(tree.object);
    const name = isMap(names) ? names.get(chunk) : undefined;
    return typeof name === 'string' ? name : '';
  }
  const text = literalOf(tree);
  return typeof text === 'string' ? text : null;
}

/** Finds `S.e(34)` and `S(4474)` in the function that loads a module. */
function loadsIn(load: Literal): Loads {
  const chunks: string[] = [];
  let module: string | null = null;
  if (isNode(load))
    simple<undefined>(load, {
      CallExpression({ callee, arguments: [wanted] }) {
        const id = wanted && literalOf(wanted);
        if (typeof id !== 'number' && typeof id !== 'string') return;
        if (callee.type === 'MemberExpression' && nameOf(callee) === 'e') chunks.push(String(id));
        if (callee.type === 'Identifier') module = String(id);
      },
    });
  return { chunks, module };
}

const isMap = (value: Literal): value is ReadonlyMap<string, Literal> => value instanceof Map;
const isNode = (value: Literal): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const textOf = (value: Literal): string | null => (typeof value === 'string' ? value : null);
const valueIn = (value: Literal, key: string): Literal => (isMap(value) ? value.get(key) : undefined);
const NOTHING: ReadonlyMap<string, Literal> = new Map();

function mapIn(value: Literal, key: string): ReadonlyMap<string, Literal> {
  const found = valueIn(value, key);
  return isMap(found) ? found : NOTHING;
}

const digestsIn = (table: Literal): ReadonlyMap<string, string> =>
  new Map(
    [...(isMap(table) ? table : NOTHING)].flatMap(([chunk, digest]) => (typeof digest === 'string' ? [[chunk, digest]] : [])),
  );

/** The variables that a classic script declares at its top, which are the page's. */
const globalsOf = ({ body }: Program): ReadonlySet<string> => new Set(body.flatMap(namesOfStatement));
