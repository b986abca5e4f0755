import { vi } from 'vitest';

/** A diagram for tests of what is kept of it, without bpmn-js. Its XML is what was drawn last. */
export class FakeDiagram {
  readonly #stored: string;
  xml: string;
  dirty = false;
  /** What opening another diagram waits for, and its answer. */
  opening: Promise<string | null> = Promise.resolve(null);
  readonly written = vi.fn<() => void>();
  readonly #changed = new Set<() => void>();
  readonly #told = new Set<() => void>();

  constructor(stored: string) {
    this.#stored = stored;
    this.xml = stored;
  }

  draw(xml: string): void {
    this.xml = xml;
    this.dirty = xml !== this.#stored;
    this.#tell();
    for (const listener of this.#changed) listener();
  }

  save(): void {
    this.dirty = false;
    this.#tell();
  }

  readonly listeners = () => this.#changed.size + this.#told.size;

  /** As much of a diagram as these ask for. */
  readonly parts = {
    read: () => ({ phase: 'open', dirty: this.dirty }),
    subscribe: (listener: () => void) => {
      this.#told.add(listener);
      return () => this.#told.delete(listener);
    },
    replace: async (xml: string) => {
      if (xml === 'broken') return '文件不是 XML';
      const reason = await this.opening;
      if (reason !== null) return reason;
      this.draw(xml);
      return null;
    },
    service: (name: string) =>
      name === 'bpmnjs'
        ? {
            saveXML: async () => {
              this.written();
              return { xml: this.xml };
            },
          }
        : {
            on: (_: string, listener: () => void) => this.#changed.add(listener),
            off: (_: string, listener: () => void) => this.#changed.delete(listener),
          },
  };

  #tell(): void {
    for (const listener of this.#told) listener();
  }
}
