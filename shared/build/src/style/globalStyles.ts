import type { CustomAtRules, SelectorComponent, Visitor } from 'lightningcss';
import { LIBRARY_FILE } from '../package/libraryFile.ts';

/** The elements around the page. A rule with one of them is about the document and not about something in it. */
const DOCUMENT = new Set(['html', 'body']);

/**
 * Refuses a selector that names no class of its own file. Within a remote's scope it also refuses one that begins at the
 * document, which would match nothing there.
 * @throws Error that says what to write instead.
 */
export function refuseGlobalSelector(selector: readonly SelectorComponent[], file: string, scoped: boolean): void {
  // A library has no classes of ours; the scope keeps its attributes inside the remote.
  const library = LIBRARY_FILE.test(file);
  const named = selector.some(({ type }) => type === 'class' || type === 'id' || (library && type === 'attribute'));
  const ofDocument = selector.some(
    (part) => (part.type === 'pseudo-class' && part.kind === 'root') || (part.type === 'type' && DOCUMENT.has(part.name)),
  );
  if (named && !(scoped && ofDocument)) return;
  const written = selector.map(spell).join('');
  throw new Error(
    `${file}: the selector "${written}" is global, it would restyle what others draw. ` +
      `Begin it with a class of this file (".page ${ofDocument ? '…' : written}") and put that class on an element; ` +
      'what is true of every page belongs into the tokens of @zhilv/ui or one of its components.',
  );
}

/**
 * Refuses names that a stylesheet defines for the whole document. Fonts are allowed, because `tools/built/builtStyles.test.ts`
 * checks that no two releases define different fonts by one name.
 * @throws Error that says what to do instead.
 */
export function refuseGlobalNames(file: string): NonNullable<Visitor<CustomAtRules>['Rule']> {
  const refuse = (what: string, instead: string) => (): never => {
    throw new Error(`${file}: ${what} names something for the whole document. ${instead}`);
  };
  return {
    property: refuse('@property', 'Set the custom property on a class of this file.'),
    ...(!file.endsWith('.module.css') && {
      keyframes: refuse('@keyframes', 'Rename the file to X.module.css: there the build gives animations names of their own.'),
    }),
  };
}

const COMBINATORS: Readonly<Record<string, string>> = { child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' };

/** Writes a part of a selector for messages, nearly as the file has it. */
function spell(part: SelectorComponent): string {
  switch (part.type) {
    case 'type':
      return part.name;
    case 'universal':
      return '*';
    case 'class':
      return `.${part.name}`;
    case 'id':
      return `#${part.name}`;
    case 'attribute':
      return `[${part.name}]`;
    case 'pseudo-class':
      return `:${part.kind.startsWith('custom') && 'name' in part ? part.name : part.kind}`;
    case 'pseudo-element':
      return `::${part.kind}`;
    case 'combinator':
      return COMBINATORS[part.value] ?? ' ';
    default:
      return '';
  }
}
