/** The package ships no types; these are those of the part that is used. */
declare module 'saxen' {
  export class Parser {
    /** Gives each element as it begins: its name and a function that gives its attributes, both as they are written. */
    on(event: 'openTag', listener: (name: string, attributesOf: () => Readonly<Record<string, string>>) => void): this;
    on(event: 'closeTag', listener: () => void): this;
    /** Gives text as it is written, with its entities. */
    on(event: 'text' | 'cdata', listener: (text: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
