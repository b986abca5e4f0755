import { expect, type Locator, type Page } from '@playwright/test';

/** What keeps work on a diagram safe: the offer of a draft, the choice between two saves, and two versions side by side. */
export class DesignerSafety {
  readonly offer: Locator;
  readonly conflict: Locator;
  readonly comparison: Locator;
  readonly compare: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.offer = page.getByRole('main').getByRole('status').filter({ hasText: '没有保存的修改' });
    this.conflict = page.getByRole('dialog', { name: '流程图已被他人修改' });
    this.comparison = page.getByRole('dialog', { name: /^比较：/ });
    this.compare = page.getByRole('button', { name: '与已保存的版本比较' });
  }

  /** Waits until the browser keeps a draft with this text. */
  async kept(text: string): Promise<void> {
    await expect.poll(() => this.#drafts().then((drafts) => drafts.some((xml) => xml.includes(text)))).toBe(true);
  }

  /** Waits until the browser keeps none. */
  async keptNone(): Promise<void> {
    await expect.poll(() => this.#drafts()).toEqual([]);
  }

  /** A line in the list of differences. */
  difference(name: string | RegExp): Locator {
    return this.comparison.getByRole('list', { name: '差异', exact: true }).getByRole('button', { name });
  }

  /** An element in one of the two versions. */
  shown(version: string, id: string): Locator {
    return this.comparison.getByRole('region', { name: version, exact: true }).locator(`.djs-element[data-element-id="${id}"]`);
  }

  async closeComparison(): Promise<void> {
    await this.comparison.getByRole('button', { name: '关闭' }).last().click();
    await expect(this.comparison).toHaveCount(0);
  }

  #drafts(): Promise<readonly string[]> {
    return this.#page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const opening = indexedDB.open('zhilv-drafts');
          // Nothing was kept yet, and looking must make no empty database.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve((all.result as readonly { readonly xml: string }[]).map(({ xml }) => xml));
            };
          };
        }),
    );
  }
}
