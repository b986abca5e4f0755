import { expect, it } from 'vitest';
import { channels } from '../../channel/channels.ts';
import { configFieldsOf } from './configFields.ts';

it('asks for the same of all channels of a house, and for nothing of the built-in ones', () => {
  const namesOf = (code: string) => configFieldsOf(code).map(({ name }) => name);

  expect(namesOf('alipay_pc')).toContain('privateKey');
  expect(namesOf('wx_bar')).toContain('mchId');
  for (const { code, group } of channels) expect(namesOf(code).length > 0).toBe(group !== 'other');
});
