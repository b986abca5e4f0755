import { expect, it } from 'vitest';
import { targetCallers } from './targetCallers.ts';

/** Gives what the target is asked about a call with the headers, and the user that comes of it. */
async function tenantsOf(headers: Record<string, string>): Promise<{ asked: string | null; found: number | undefined }> {
  let asked: string | null = null;
  const callers = targetCallers(async (request) => {
    asked = request.headers.get('tenant-id');
    const user = { id: 1, nickname: '甲', avatar: '' };
    return Response.json({ code: 0, data: { user, roles: [], permissions: [], menus: [] }, msg: '' });
  });
  const caller = await callers.find({
    headers: new Headers({ authorization: 'Bearer 1', ...headers }),
    origin: { address: '192.0.2.7' },
    access: 'signed-in',
  });
  return { asked, found: caller?.user.tenantId };
}

// A call that names none is the caller's own at a ruoyi-vue-pro, and `+5` is 5 there.
it.each([{}, { 'tenant-id': '+5' }, { 'tenant-id': '05' }, { 'tenant-id': '7' }])(
  'has the target check the very tenant whose records it gives: %j',
  async (headers) => {
    const { asked, found } = await tenantsOf(headers);

    expect(found).toBeDefined();
    expect(asked).toBe(String(found));
  },
);
