/** The package ships no types; these are those of the part that is used. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  /** Counts lines from 0. */
  type Place = () => { readonly line: number };

  export class Parser {
    /** Gives each element as it begins: its name and a function that gives its attributes, both as they are written. */
    on(
      event: 'openTag',
      listener: (
        name: string,
        attributesOf: () => Readonly<Record<string, string>>,
        decode: Decode,
        isEmpty: boolean,
        place: Place,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: () => void): this;
    /** Gives text as it is written, with its entities. */
    on(event: 'text', listener: (text: string, decode: Decode, place: Place) => void): this;
    on(event: 'cdata', listener: (text: string, place: Place) => void): this;
    /** Gives the content of a comment. */
    on(event: 'comment', listener: (text: string, decode: Decode, place: Place) => void): this;
    /** Gives an instruction with its signs: `<?xml version="1.0"?>`. */
    on(event: 'question', listener: (text: string, place: Place) => void): this;
    /** An error ends the parsing; what is warned of is left out. */
    on(event: 'error' | 'warn', listener: (error: Error, place: Place) => void): this;
    parse(xml: string): void;
  }
}
