import {
  type CallExpression,
  type Expression,
  type MemberExpression,
  type NewExpression,
  type Node,
  type PrivateIdentifier,
  parse,
  type Super,
} from 'acorn';
import { simple } from 'acorn-walk';
import { youngNames } from './youngNames.ts';

/** All browsers of the floor parse this edition. Of ES2023 and later, each lacks a part. */
const SYNTAX = 2022;

const WINDOWS = new Set(['window', 'self', 'globalThis']);

const young = youngNames();

/** Finds what a script uses that is younger than the floor: names, or the place of its syntax. */
export function scriptFindings(source: string): ReadonlySet<string> {
  let script: Node;
  try {
    // All of the floor have modules, and one file of ours is one.
    script = parse(source, { ecmaVersion: SYNTAX, sourceType: source.includes('import.meta') ? 'module' : 'script' });
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
    const position = Number(error.pos);
    return new Set([`syntax (${error.message}): ${source.slice(Math.max(0, position - 40), position + 40)}`]);
  }
  const found = new Set<string>();
  const note = (names: ReadonlySet<string>, name: string | null): void => {
    if (name !== null && names.has(name)) found.add(name);
  };
  // SWC writes a literal with younger flags as a call, which fails only when it runs.
  const noteFlags = ({ callee, arguments: [, flags] }: CallExpression | NewExpression): void => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || flags?.type !== 'Literal') return;
    if (String(flags.value).includes('v')) found.add('a regular expression with the flag v');
  };
  simple(script, {
    // The minifier has renamed every name of ours, so the names that are left are the platform's.
    Identifier: ({ name }) => note(young.globals, name),
    MemberExpression(member) {
      const owner = nameOf(member.object);
      const name = memberName(member);
      if (owner === null || name === null) return;
      note(young.statics, `${owner}.${name}`);
      if (WINDOWS.has(owner)) note(young.globals, name);
    },
    NewExpression: noteFlags,
    CallExpression(call) {
      noteFlags(call);
      const { callee } = call;
      if (callee.type !== 'MemberExpression') return;
      const name = memberName(callee);
      if (name !== null && !young.classes.has(nameOf(callee.object) ?? '') && young.methods.has(name)) found.add(`.${name}()`);
    },
  });
  return found;
}

const nameOf = (node: Expression | PrivateIdentifier | Super): string | null => (node.type === 'Identifier' ? node.name : null);

function memberName({ computed, property }: MemberExpression): string | null {
  if (!computed) return nameOf(property);
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}
