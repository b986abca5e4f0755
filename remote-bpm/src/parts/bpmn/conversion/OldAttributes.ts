import type { ModdleElement } from '../moddle/ModdleElement.ts';
import type { Conversion } from './Conversion.ts';

/** The attributes that an element of BPMN has of the engine from which it comes. Rules take them over one after another. */
export class OldAttributes {
  readonly #element: ModdleElement;
  readonly #conversion: Conversion;
  /** Those that stay. */
  readonly #left = new Set<string>();

  constructor(element: ModdleElement, conversion: Conversion) {
    this.#element = element;
    this.#conversion = conversion;
  }

  /** The names of those that no rule has taken over or left. */
  get names(): readonly string[] {
    const prefix = this.#old('');
    return Object.keys(this.#attributes)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((name) => !this.#left.has(name));
  }

  /** Gives a value; undefined where the element has no such attribute. */
  get(name: string): string | undefined {
    return this.#attributes[this.#old(name)];
  }

  /** Takes attributes out of the element. */
  take(...names: readonly string[]): void {
    for (const name of names) delete this.#attributes[this.#old(name)];
  }

  /** Leaves an attribute where it is, because the other engine has no such thing. */
  leave(name: string): void {
    this.#left.add(name);
    this.#conversion.leave(this.#element, name, this.get(name));
  }

  /**
   * Gives the element a value for the other engine in place of an attribute of the one before. A value that the document has for the
   * other engine already stays as it is.
   *
   * @returns whether the element has this value now
   */
  replace(name: string, value: string, newName = name): boolean {
    const property = `${this.#conversion.to.prefix}:${newName}`;
    const present = this.#element.get(property);
    if (present !== undefined && String(present) !== value) {
      this.#left.add(name);
      this.#conversion.refuse(this.#element, name, value);
      return false;
    }
    this.#element.set(property, value);
    this.take(name);
    return true;
  }

  get #attributes(): Record<string, string> {
    // moddle keeps here what it knows no property for; only it declares these as unchangeable.
    return this.#element.$attrs as Record<string, string>;
  }

  #old(name: string): string {
    return `${this.#conversion.from.prefix}:${name}`;
  }
}
