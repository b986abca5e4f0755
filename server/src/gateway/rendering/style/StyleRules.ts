import { type ChildNode, type Container, parse } from 'postcss';

/** A part of a stylesheet: text, rules that apply to some classes only, or a group with a condition or layer around it. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly needed: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly name: string; readonly head: string; readonly parts: readonly Part[] };

/** At-rules with rules in them; the parts of others stay together. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style']);

/** These match what says nothing of the classes that an element must have: attributes, and functions such as `:not()`. */
const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
const INNERMOST_FUNCTION = /\([^()]*\)/g;
const CLASS = /\.([\w-]+)/g;

/** The rules of a stylesheet, of which those can be picked that a part of a page needs. */
export class StyleRules {
  readonly #parts: readonly Part[];

  private constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /**
   * Reads a stylesheet. It gives null for one that cannot stand with others in one element: it has a fault, behind which browsers
   * read on, or a rule that has to be the first.
   */
  static read(stylesheet: string): StyleRules | null {
    try {
      const root = parse(stylesheet);
      return root.some(isFirstRule) ? null : new StyleRules(partsOf(root));
    } catch {
      return null;
    }
  }

  /**
   * Gives the stylesheet without rules that need a class that is not among these. It errs on the safe side, and it keeps all
   * layers in their order, so that the whole stylesheet after it changes nothing for elements with these classes only. A layer
   * without a name would be another one there.
   */
  pick(classes: ReadonlySet<string>): string {
    return pick(this.#parts, classes);
  }
}

const isFirstRule = (node: ChildNode): boolean => node.type === 'atrule' && /^(import|namespace)$/i.test(node.name);

const partsOf = (container: Container<ChildNode>): readonly Part[] => (container.nodes ?? []).map(partOf);

function partOf(node: ChildNode): Part {
  if (node.type === 'comment') return { kind: 'text', text: '' };
  if (node.type === 'rule') {
    const text = String(node);
    // A rule within this one may be for elements that are not this one's, as that of `:not(&)` is.
    if (/\([^]*&/.test(text)) return { kind: 'text', text };
    return { kind: 'rule', text, needed: node.selectors.map(neededClasses) };
  }
  if (node.type !== 'atrule' || node.nodes === undefined) return { kind: 'text', text: `${String(node)};` };
  if (!GROUPS.has(node.name)) return { kind: 'text', text: String(node) };
  const { name, params, raws } = node;
  return { kind: 'group', name, head: `@${name}${raws.afterName ?? ' '}${params}`, parts: partsOf(node) };
}

/** Gives classes without which the selector matches no element. */
function neededClasses(selector: string): readonly string[] {
  // Names with escapes and characters beyond ASCII would have to be read as browsers do.
  if (/[^ -~]|\\/.test(selector)) return [];
  return Array.from(withoutFunctions(selector.replace(ATTRIBUTE, '')).matchAll(CLASS), ([, name = '']) => name);
}

function withoutFunctions(selector: string): string {
  const less = selector.replace(INNERMOST_FUNCTION, '');
  return less === selector ? selector : withoutFunctions(less);
}

function pick(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts.map((part) => pickOf(part, classes)).join('');
}

function pickOf(part: Part, classes: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'rule') return part.needed.some((needed) => needed.every((name) => classes.has(name))) ? part.text : '';
  const rules = pick(part.parts, classes);
  // A layer takes its place among the others where it is named first.
  return rules === '' && part.name !== 'layer' ? '' : `${part.head}{${rules}}`;
}
