import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

let site: RenderedTestSite;
beforeEach(() => {
  site = new RenderedTestSite();
  site.publish('1.0.0', RENDER);
});
afterEach(async () => {
  await site.close();
  site.remove();
});

/** Shows what the API gives to two questions, one after the other; a dash where it gives nothing. */
const RENDER = `async () => {
  const shown = async (address) => fetch(address).then(async (answer) => (answer.ok ? (await answer.json()).data : '—'));
  const first = await shown('/admin-api/cjy/site/company-info');
  const second = await shown('/admin-api/cjy/site/content/page?type=2');
  return { kind: 'page', status: 200, html: '<h1>' + first + second + '</h1>', hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}`;
const UNRENDERED = '<div id="root"></div>';

it('is not kept when not all of it could be had', async () => {
  site.answer = () => Response.json({ code: 500, data: null, msg: '系统异常' });
  expect(await site.textAt('/home')).toContain('<h1>nullnull</h1>');

  site.answer = null;

  expect(await site.textAt('/home')).toContain('<h1>山山</h1>');
});

it('tells crawlers to come again where its text cannot be had; browsers try themselves', async () => {
  site.publish('1.1.0', `async () => ({ kind: 'client', status: 503, failure: 'no answer' })`);

  const answer = await site.ask('/home');

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.text()).toContain(UNRENDERED);
});

it('has gaps where the API is slow, and the process goes on', async () => {
  site.answer = () => new Promise(() => {});
  expect(await site.textAt('/home')).toContain('<h1>——</h1>');

  site.answer = null;
  site.content = { revision: '2', title: '山' };

  expect(await site.textAt('/home')).toContain('<h1>山山</h1>');
  expect(site.notices).toEqual([]);
});

it('asks once for what frame and page want both', async () => {
  site.publish(
    '1.1.0',
    `async () => {
      const [one, two] = await Promise.all([1, 2].map(() => fetch('/admin-api/cjy/site/company-info').then((answer) => answer.json())));
      return { kind: 'page', status: 200, html: one.data + two.data, hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
    }`,
  );

  expect(await site.textAt('/home')).toContain('>山山</div>');
  expect(site.calls).toEqual(['/admin-api/cjy/site/company-info']);
});

it.each([
  ['cannot be told', () => Promise.reject(new Error('no connection')), 'no connection'],
  ['is not told in time', () => new Promise<string>(() => {}), 'no answer within 1000 ms'],
])('stays as it was while what it shows %s, and the log says so', async (_, revision, reason) => {
  await site.ask('/home');
  site.revision = revision;

  expect(await site.textAt('/home')).toContain('<h1>山山</h1>');
  site.revision = async () => '2';
  site.content = { revision: '2', title: '水' };
  expect(await site.textAt('/home')).toContain('<h1>水水</h1>');

  expect(site.notices).toEqual([
    expect.stringMatching(`the content of public pages cannot be had: Error: ${reason}; they stay as they were`),
    'the content of public pages can be had again',
  ]);
});

it('is made of the answers that are kept while the database is away, and is left to the browser where these do not do', async () => {
  await site.ask('/home');
  site.revision = () => Promise.reject(new Error('no connection'));
  site.answer = () => Response.json({ code: 503, data: null, msg: '系统正在恢复，请稍后再试' }, { status: 503 });

  const made = await site.ask('/home?never=asked');
  site.publish('1.1.0', RENDER.replace('type=2', 'type=3'));
  const left = await site.ask('/home?never=asked');

  expect(made.status).toBe(200);
  expect(await made.text()).toContain('<h1>山山</h1>');
  expect([left.status, left.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await left.text()).toContain(UNRENDERED);
  site.revision = async () => '2';
  site.answer = null;
  site.content = { revision: '2', title: '水' };
  expect(await site.textAt('/home?never=asked')).toContain('<h1>水水</h1>');
});

it('asks for the state of the content once for all who want it, and never gives an older one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answers: ((revision: string) => void)[] = [];
  site.revision = () => new Promise((answer) => answers.push(answer));
  const pages = Array.from({ length: 5 }, () => site.textAt('/home'));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // Those after the first may have seen a change that the first question missed.
  answers[0]?.('1');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('2');

  expect(new Set(await Promise.all(pages)).size).toBe(1);
  expect(answers).toHaveLength(2);
  expect(site.calls).toHaveLength(2);
  vi.useRealTimers();
});

it('does not wait for the database after calls that wrote nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await site.ask('/home');
  site.writeElsewhere({ revision: '2', title: '水' });

  for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
    await site.ask('/admin-api/cjy/column-info/create', { method });

  expect(await site.textAt('/home')).toContain('<h1>山山</h1>');
  vi.useRealTimers();
});
