import { profile } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import type { Details } from './details.ts';
import { saveDetails } from './saveDetails.ts';

const { backEnd, storeSession } = preparePlatform();
const [GET, UPDATE] = [`/admin-api${profile.get.path}`, `/admin-api${profile.update.path}`];

const opened: Details = { nickname: '小张', mobile: '', email: '', sex: null };
const typed = { ...opened, nickname: '我' };
const stored = (change: object) => success({ id: 1, username: 'zhang', nickname: '小张', status: 0, ...change });
const sent = () =>
  backEnd()
    .receivedAt(UPDATE)
    .map(({ body }) => JSON.parse(body) as unknown);

beforeEach(() => storeSession());

it('sends the changed details with the revision that was opened, and asks nothing before', async () => {
  backEnd().script(UPDATE, success(true));

  await expect(saveDetails(typed, opened, 7)).resolves.toEqual({ kind: 'saved' });
  expect(sent()).toEqual([{ nickname: '我', revision: 7 }]);
});

it('sends them once more when somebody has changed other details', async () => {
  const answers = [refusal(409, '数据已被他人修改，请刷新后再试'), success(true)];
  backEnd().script(UPDATE, () => answers.shift() ?? success(true));
  backEnd().script(GET, stored({ email: 'a@example.com', revision: 8 }));

  await expect(saveDetails(typed, opened, 7)).resolves.toEqual({ kind: 'saved' });
  expect(sent()).toEqual([
    { nickname: '我', revision: 7 },
    { nickname: '我', revision: 8 },
  ]);
});

it('tells of the same detail with another value, before anything is sent to a back end without revisions', async () => {
  backEnd().script(GET, stored({ nickname: '他' }));

  await expect(saveDetails(typed, opened, undefined)).resolves.toMatchObject({ kind: 'conflict', names: ['nickname'] });
  expect(sent()).toEqual([]);
});

it('takes what is stored as it was typed for no conflict: an answer was lost', async () => {
  backEnd().script(UPDATE, success(true));
  backEnd().script(GET, stored({ nickname: '我' }));

  await expect(saveDetails(typed, opened, undefined)).resolves.toEqual({ kind: 'saved' });
});
