import type { CDPSession, Page } from '@playwright/test';

/** The objects that a page still holds after a garbage collection. */
interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMib: number;
}

/** Counts the objects that a page keeps in memory; a count that grows from one visit to the next is a leak. */
export class Footprint {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Footprint> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Footprint(session);
  }

  async counts(): Promise<Counts> {
    // Finalizers and weak references let go of further objects only after the first collection.
    for (let round = 0; round < 3; round += 1) await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heapMib: value('JSHeapUsedSize') / 2 ** 20,
    };
  }
}
