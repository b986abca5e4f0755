import { expect, it } from 'vitest';
import { channels } from '../../channel/channels.ts';
import { configFieldsOf, isSecret } from './configFields.ts';

it('asks for the same of all channels of a house, and for nothing of the built-in ones', () => {
  const namesOf = (code: string) => configFieldsOf(code).map(({ name }) => name);

  expect(namesOf('alipay_pc')).toContain('privateKey');
  expect(namesOf('wx_bar')).toContain('mchId');
  for (const { code, group } of channels) expect(namesOf(code).length > 0).toBe(group !== 'other');
});

it('takes what proves who we are for a secret, and what is public for none', () => {
  const secrets = ['privateKey', 'mchKey', 'apiV3Key', 'privateKeyContent', 'keyContent'];
  const open = ['appId', 'mchId', 'alipayPublicKey', 'serverUrl', 'signType', 'privateCertContent'];

  expect(secrets.filter((name) => !isSecret(name))).toEqual([]);
  expect(open.filter(isSecret)).toEqual([]);
});
