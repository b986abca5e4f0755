import type { CustomAtRules, SelectorComponent, Visitor } from 'lightningcss';
import { LIBRARY_FILE } from '../package/libraryFile.ts';

/** Elements around the page: a rule that asks for them is about the document, not about something in it. */
const DOCUMENT = new Set(['html', 'body']);

/**
 * Refuses a selector that is not about something of its own file. Under a remote's scope, one that begins at the
 * document is as wrong: it would match nothing there.
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
      'what is true of every page belongs into shared/ui/src/tokens.css or a component of shared/ui.',
  );
}

/**
 * Refuses what a stylesheet names for the whole document. Fonts are let through: `tools/built/builtStyles.test.ts` sees to it
 * that no two releases mean different things by one name.
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

/** A part of a selector, as the file has it or nearly so: for messages. */
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
