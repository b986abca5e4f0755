import { createRequire } from 'node:module';

/*
 * What is used of saxen. The package has no declarations. It is not declared as a module, for remote-bpm does that, and a program may
 * hold both.
 */

export interface XmlParser {
  /** Has elements of these namespaces named by these prefixes, whatever prefixes the XML has for them. */
  ns(prefixes: Readonly<Record<string, string>>): this;
  /** Gives each element as it begins: its name, and a function that gives its attributes as they are written. */
  on(
    event: 'openTag',
    listener: (name: string, attributesOf: () => Readonly<Record<string, string>>, decode: (text: string) => string) => void,
  ): this;
  on(event: 'closeTag', listener: () => void): this;
  /** An error ends the parsing. */
  on(event: 'error', listener: (error: Error) => void): this;
  parse(xml: string): void;
}

const require = createRequire(import.meta.url);

// Its README and its tests say so.
export const { Parser } = require('saxen') as { readonly Parser: new () => XmlParser };
