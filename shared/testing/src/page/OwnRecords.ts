import { randomUUID } from 'node:crypto';
import { demoOrder } from '@zhilv/contract/pay';
import { type Endpoint, type Id, type InputOf, type OutputOf, sameId } from '@zhilv/contract';
import { auth, dept, dictData, dictType, notifyTemplate, permission, role } from '@zhilv/contract/system';

const API = 'http://localhost/prod-api/admin-api';

let signedIn: Promise<string> | undefined;

/** Calls the API as an administrator at another desk, in a session apart from that of the page under test. */
export async function callElsewhere<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  signedIn ??= send(auth.login, { username: 'admin', password: 'admin123' }, '').then(({ accessToken }) => accessToken);
  return send(endpoint, input, await signedIn);
}

async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, token: string): Promise<OutputOf<E>> {
  const address = new URL(API + endpoint.path);
  if (endpoint.inputIn === 'query')
    for (const [key, value] of Object.entries(input ?? {})) address.searchParams.set(key, String(value));
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      'tenant-id': '1',
      ...(endpoint.inputIn === 'body' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.inputIn === 'body' && { body: JSON.stringify(input) }),
  });
  const { code, data, msg } = (await answer.json()) as { code: number; data: unknown; msg: string };
  if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${msg}`);
  return endpoint.output.parse(data) as OutputOf<E>; // Its own schema has parsed it.
}

/** Records that one test makes, by names that no other test's have. */
export class OwnRecords {
  readonly mark = randomUUID().slice(0, 8);

  name(what: string): string {
    return `${what} ${this.mark}`;
  }

  /** Makes a key of letters, digits and underscores, as dictionaries and process models have one. */
  key(what: string): string {
    return `${what}_${this.mark}`;
  }

  async makeDictType(suffix = ''): Promise<{ readonly id: Id; readonly name: string; readonly type: string }> {
    const draft = { name: this.name(`字典${suffix}`), type: this.key(`dict${suffix}`) };
    return { ...draft, id: await callElsewhere(dictType.create, { ...draft, status: 0 }) };
  }

  async makeDictData(type: string): Promise<{ readonly id: Id; readonly label: string }> {
    const draft = { label: this.name('标签'), value: '1', sort: 1, dictType: type, status: 0 } as const;
    return { ...draft, id: await callElsewhere(dictData.create, draft) };
  }

  /** Makes a role with rows of the menu, which nobody has. */
  async makeRole(menuIds: readonly number[] = []): Promise<{ readonly id: Id; readonly name: string; readonly code: string }> {
    const draft = { name: this.name('角色'), code: this.key('role') };
    const id = await callElsewhere(role.create, { ...draft, sort: 90 });
    await callElsewhere(permission.assignRoleMenus, { roleId: id, menuIds: [...menuIds] });
    return { ...draft, id };
  }

  /** Makes a template of messages whose text is `content`, with `{placeholders}`. */
  async makeNotifyTemplate(content: string, status: 0 | 1 = 0) {
    const draft = { name: this.name('模板'), code: this.key('notice'), type: 2, nickname: '系统', content, status };
    return { ...draft, id: await callElsewhere(notifyTemplate.create, draft) };
  }

  /** Sends the administrator a message, whose text no other test's has. */
  async sendMessage(): Promise<{ readonly templateCode: string; readonly text: string }> {
    const { code: templateCode } = await this.makeNotifyTemplate('{person}，您有 {count} 件待办');
    const templateParams = { person: this.name('小张'), count: 7 };
    await callElsewhere(notifyTemplate.sendNotify, { userId: 1, userType: 2, templateCode, templateParams });
    return { templateCode, text: `${templateParams.person}，您有 7 件待办` };
  }

  /** Makes a sample order for one of five goods, which waits to be paid; the id is that of its order for payment. */
  async makePayOrder(spuId = 1): Promise<{ readonly id: Id; readonly demoOrderId: Id; readonly subject: string }> {
    const demoOrderId = await callElsewhere(demoOrder.create, { spuId });
    const { list } = await callElsewhere(demoOrder.page, { pageNo: 1, pageSize: 20 });
    const made = list.find(({ id }) => sameId(id, demoOrderId));
    if (made?.payOrderId === undefined || made.payOrderId === null) throw new Error('The sample order has nothing to be paid.');
    return { id: made.payOrderId, demoOrderId, subject: made.spuName };
  }

  /** Makes a department. One at the top stands before all others, where it is drawn: a tree draws what can be seen. */
  async makeDept(what: string, parentId: Id, more: Partial<InputOf<typeof dept.create>> = {}): Promise<{ id: Id; name: string }> {
    const name = this.name(what);
    const sort = sameId(parentId, 0) ? (firstSort -= 1) : 1;
    return { name, id: await callElsewhere(dept.create, { name, parentId, sort, status: 0, ...more }) };
  }
}

let firstSort = 0;
