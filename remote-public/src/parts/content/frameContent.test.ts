import { knownCompany, publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFrameContent } from './frameContent.ts';

let answers: Record<string, unknown>;

beforeEach(() => {
  answers = { '/app-config.json': publicConfig };
  vi.stubGlobal('fetch', (address: string) => {
    const found = Object.entries(answers).find(([part]) => address.includes(part));
    if (!found) return Promise.reject(new TypeError('Failed to fetch'));
    const [part, answer] = found;
    return Promise.resolve(Response.json(part.endsWith('.json') ? answer : { code: 0, data: answer }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const load = () => loadFrameContent(new AbortController().signal);

it('gives company, both columns of solutions and the cases', async () => {
  const row = { id: 1, title: '数据中心', type: 3 };
  answers['company-info'] = { ...knownCompany, intro: '<p>很长的介绍</p>' };
  answers['type=3&infoType=1'] = { list: [row], total: 1 };
  answers['type=3&infoType=2'] = { list: [], total: 0 };
  answers['type=5'] = { list: [{ ...row, type: 5 }], total: 1 };

  const frame = await load();

  expect(frame).toMatchObject({ companyName: knownCompany.name, wholeRegion: [row], scenicArea: [], cases: [{ type: 5 }] });
  // Stands in every document, and is shown on one page.
  expect(frame.company?.intro).toBeNull();
});

it('leaves a gap for what could not be had, and takes the name from the settings', async () => {
  expect(await load()).toMatchObject({ company: null, companyName: '智旅', wholeRegion: null, scenicArea: null, cases: null });
});
