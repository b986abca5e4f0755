import { randomUUID } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import { processModel } from '@zhilv/contract/bpm';
import { config } from '@zhilv/contract/infra';
import { property, propertyValue } from '@zhilv/contract/product';
import { dictData, dictType } from '@zhilv/contract/system';
import { accessToken, callApi } from './staff.ts';
import { test as base } from './test.ts';

/** Records that one test makes, by hand or over the API. Tests share the site, so what each brings it takes away again. */
export class OwnRecords {
  /** In the name of each, and in no other test's. */
  readonly mark = randomUUID().slice(0, 8);
  readonly #url: string;
  #signedIn: Promise<string> | undefined;

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

  async makeDictType(suffix = ''): Promise<{ readonly id: Id; readonly name: string; readonly type: string }> {
    const draft = { name: this.name(`字典${suffix}`), type: this.key(`dict${suffix}`) };
    const id = await callApi(this.#url, dictType.create, { ...draft, status: 0 }, await this.#token());
    return { ...draft, id };
  }

  /** Changes the one dictionary type there is, as somebody else would. */
  async changeDictType(change: { readonly remark: string }): Promise<void> {
    const token = await this.#token();
    const { list } = await callApi(this.#url, dictType.page, { name: this.mark }, token);
    const [row] = list;
    if (row === undefined) throw new Error('There is no dictionary type of this test to change.');
    const { id, name, type } = row;
    await callApi(this.#url, dictType.update, { id, name, type, status: 0, ...change }, token);
  }

  async removeDictType(id: Id): Promise<void> {
    await callApi(this.#url, dictType.delete, { id: String(id) }, await this.#token());
  }

  async makeDictEntry(type: string): Promise<{ readonly label: string }> {
    const draft = { label: this.name('标签'), value: '1', sort: 1, dictType: type, status: 0 } as const;
    await callApi(this.#url, dictData.create, draft, await this.#token());
    return draft;
  }

  async makeProperty(): Promise<{ readonly id: Id; readonly name: string }> {
    const draft = { name: this.name('属性') };
    const id = await callApi(this.#url, property.create, draft, await this.#token());
    return { ...draft, id };
  }

  /** A process model; with a diagram when `bpmnXml` is given. */
  async makeModel(bpmnXml?: string, suffix = ''): Promise<{ readonly id: string; readonly name: string; readonly key: string }> {
    const draft = { name: this.name(`流程${suffix}`), key: this.key(`process${suffix}`), description: '端到端测试' };
    const token = await this.#token();
    const id = await callApi(this.#url, processModel.create, draft, token);
    if (bpmnXml !== undefined) await callApi(this.#url, processModel.update, { ...draft, id, bpmnXml }, token);
    return { id, ...draft };
  }

  async removeAll(): Promise<void> {
    const token = await this.#token();
    const remove = async (
      endpoint: typeof dictType.delete | typeof processModel.delete,
      { list }: { readonly list: readonly { readonly id: Id }[] },
    ) => {
      for (const { id } of list) await callApi(this.#url, endpoint, { id: String(id) }, token);
    };
    const types = await callApi(this.#url, dictType.page, { name: this.mark }, token);
    for (const { type } of types.list) {
      await remove(dictData.delete, await callApi(this.#url, dictData.page, { dictType: type }, token));
    }
    const properties = await callApi(this.#url, property.page, { name: this.mark }, token);
    for (const { id } of properties.list) {
      await remove(propertyValue.delete, await callApi(this.#url, propertyValue.page, { propertyId: String(id) }, token));
    }
    await remove(dictType.delete, types);
    await remove(property.delete, properties);
    for (const resource of [processModel, config]) {
      await remove(resource.delete, await callApi(this.#url, resource.page, { name: this.mark }, token));
    }
  }

  #token(): Promise<string> {
    return (this.#signedIn ??= accessToken(this.#url, 'admin'));
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
