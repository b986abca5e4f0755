import { randomUUID } from 'node:crypto';
import { processModel } from '@zhilv/contract/bpm';
import { property } from '@zhilv/contract/product';
import { dictType } from '@zhilv/contract/system';
import { accessToken, callApi } from './staff.ts';
import { test as base } from './test.ts';

/** Records that one test makes, by hand or over the API. Tests share the site, so what each brings it takes away again. */
export class OwnRecords {
  /** In the name of each, and in no other test's. */
  readonly mark = randomUUID().slice(0, 8);
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  name(what: string): string {
    return `${what} ${this.mark}`;
  }

  /** A dictionary's, a process model's: letters, digits and underscores. */
  key(what: string): string {
    return `${what}_${this.mark}`;
  }

  async makeDictType(): Promise<{ readonly name: string; readonly type: string }> {
    const draft = { name: this.name('字典'), type: this.key('dict') };
    await callApi(this.#url, dictType.create, { ...draft, status: 0 }, await accessToken(this.#url, 'admin'));
    return draft;
  }

  async makeProperty(): Promise<{ readonly name: string }> {
    const draft = { name: this.name('属性') };
    await callApi(this.#url, property.create, draft, await accessToken(this.#url, 'admin'));
    return draft;
  }

  async removeAll(): Promise<void> {
    const token = await accessToken(this.#url, 'admin');
    for (const resource of [dictType, property, processModel]) {
      const { list } = await callApi(this.#url, resource.page, { name: this.mark }, token);
      for (const { id } of list) await callApi(this.#url, resource.delete, { id: String(id) }, token);
    }
  }
}

/** The test of `test.ts` with records of its own. */
export const test = base.extend<{ own: OwnRecords }>({
  own: async ({ baseURL }, use) => {
    const own = new OwnRecords(baseURL ?? '');
    await use(own);
    await own.removeAll();
  },
});
