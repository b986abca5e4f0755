import { profile } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it } from 'vitest';
import { call } from './call.ts';

const { backEnd, storeSession } = preparePlatform();

it('sends files as a form, with the two headers of every call', async () => {
  storeSession();
  backEnd().script(`/admin-api${profile.updateAvatar.path}`, success('/a.png'));

  await expect(call(profile.updateAvatar, { avatarFile: new File(['picture'], '头像.png') })).resolves.toBe('/a.png');

  const [request] = backEnd().received;
  expect(request?.headers).toMatchObject({ authorization: 'Bearer access-1', 'tenant-id': '1' });
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toContain('name="avatarFile"; filename="头像.png"');
  expect(request?.body).toContain('picture');
});
