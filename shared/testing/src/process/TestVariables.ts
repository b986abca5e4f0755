/** Variables for expressions under test. A name that an object would inherit is unset like any other. */
export class TestVariables {
  readonly #values: Map<string, unknown>;
  readonly #unset: (name: string) => Error;

  /** @param unset makes the error that an unset variable is answered with */
  constructor(values: Readonly<Record<string, unknown>>, unset: (name: string) => Error) {
    this.#values = new Map(Object.entries(values));
    this.#unset = unset;
  }

  variable(name: string): unknown {
    if (!this.#values.has(name)) throw this.#unset(name);
    return this.#values.get(name);
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value);
  }
}
