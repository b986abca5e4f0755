import { expect, it } from 'vitest';
import { isChannelSecret, withoutSecrets, withSecrets } from './channelSecrets.ts';

const STORED = {
  keyContent: 'cert-of-ours',
  mode: 1,
  apiKey: '',
  sub: { encryptKey: 'deep', url: 'https://a.example/' },
  keys: ['one', 'two'],
  merchants: [
    { mchId: '1', apiKey: 'key-1', regions: ['京'] },
    { mchId: '2', apiKey: 'key-2', regions: [] },
    { mchId: '3', nested: [[{ token: 'key-3' }]] },
  ],
};
const SHOWN = withoutSecrets(STORED) as typeof STORED;
const [first, second, third] = SHOWN.merchants;

it('takes what proves who we are for a secret, and what is public for none', () => {
  const secrets = ['privateKey', 'mchKey', 'apiV3Key', 'privateKeyContent', 'keyContent'];
  const open = ['appId', 'mchId', 'alipayPublicKey', 'serverUrl', 'signType', 'privateCertContent'];

  expect(secrets.filter((name) => !isChannelSecret(name))).toEqual([]);
  expect(open.filter(isChannelSecret)).toEqual([]);
});

it('shows everything but the secrets, however deep they are, in lists too', () => {
  expect(SHOWN).toEqual({
    keyContent: '******',
    mode: 1,
    apiKey: '',
    sub: { encryptKey: '******', url: 'https://a.example/' },
    keys: '******',
    merchants: [
      { mchId: '1', apiKey: '******', regions: ['京'] },
      { mchId: '2', apiKey: '******', regions: [] },
      { mchId: '3', nested: [[{ token: '******' }]] },
    ],
  });
});

it('puts back at any depth what was not changed, and takes what was typed', () => {
  expect(withSecrets(SHOWN, STORED)).toEqual(STORED);
  const sent = { ...SHOWN, mode: 2, apiKey: 'new', sub: { encryptKey: 'newer' }, keys: ['three'] };

  expect(withSecrets(sent, STORED)).toEqual({ ...STORED, mode: 2, apiKey: 'new', sub: { encryptKey: 'newer' }, keys: ['three'] });
});

const [one, two, three] = STORED.merchants;

it.each([
  ['in another order', [third, first, second], [three, one, two]],
  ['without one', [first, third], [one, three]],
  ['with a new one', [{ mchId: '0', apiKey: 'key-0' }, first, second, third], [{ mchId: '0', apiKey: 'key-0' }, one, two, three]],
  ['with one that has another secret', [first, { ...second, apiKey: 'new' }, third], [one, { ...two, apiKey: 'new' }, three]],
  ['with one that is changed besides', [first, { ...second, regions: ['沪'] }, third], [one, { ...two, regions: ['沪'] }, three]],
])('knows the entries of a list again %s', (_, merchants, kept) => {
  expect(withSecrets({ merchants }, STORED)).toEqual({ merchants: kept });
});

it('takes entries that look alike for the same only where all stand where they stood, or their secrets are the same', () => {
  const stored = { list: [{ key: 'a' }, { key: 'b' }] };
  const star = { key: '******' };

  expect(withSecrets({ list: [star, star] }, stored)).toEqual(stored);
  expect(withSecrets({ list: [star, star, { key: 'c' }] }, stored)).toEqual({ list: [...stored.list, { key: 'c' }] });
  expect(() => withSecrets({ list: [star] }, stored)).toThrow(/「list\[0\]」/);
  expect(() => withSecrets({ list: [star, { key: 'c' }] }, stored)).toThrow(/「list\[0\]」/);
  expect(withSecrets({ list: [star] }, { list: [{ key: 'a' }, { key: 'a' }] })).toEqual({ list: [{ key: 'a' }] });
});

it.each<[string, Record<string, unknown>, string]>([
  ['a secret that is not stored', { token: '******' }, 'token'],
  ['a secret of an object that is not stored', { other: { apiKey: '******' } }, 'other.apiKey'],
  ['a value that is no secret', { mode: '******' }, 'mode'],
  ['a secret that was renamed', { sub: { encryptKey2: '******' } }, 'sub.encryptKey2'],
  ['one of several secrets', { keys: ['******', 'new'] }, 'keys[0]'],
  ['an entry that was moved and changed', { merchants: [{ ...second, regions: ['沪'] }, first] }, 'merchants[0]'],
  ['two entries that were changed', { merchants: [first, { ...second, mchId: '4' }, { ...third, mchId: '5' }] }, 'merchants[1]'],
  ['an entry of a new list', { merchant: [first] }, 'merchant[0]'],
  ['an entry where there was none', { merchants: { apiKey: '******' } }, 'merchants.apiKey'],
])('refuses stars that stand for %s', (_, sent, place) => {
  expect(() => withSecrets(sent, STORED)).toThrow(`「${place}」中的 ****** 对不上已保存的密钥，请填写密钥本身`);
});
