import type { PayChannel } from '@zhilv/contract/pay';
import { expect, it } from 'vitest';
import { draftOf, readDraft } from './channelDraft.ts';
import { withoutSecrets, withSecrets } from './shownSecrets.ts';

const STORED = { keyContent: 'cert-of-ours', mode: 1, sub: { encryptKey: 'deep', url: 'https://a.example/' }, apiKey: '' };

it('shows everything but the secrets, however deep they are', () => {
  expect(JSON.parse(withoutSecrets(STORED))).toEqual({
    keyContent: '******',
    mode: 1,
    sub: { encryptKey: '******', url: 'https://a.example/' },
    apiKey: '',
  });
});

it('puts back what was not changed, and takes what was typed', () => {
  const shown = { keyContent: '******', mode: 2, sub: { encryptKey: 'new' } };

  expect(withSecrets(shown, STORED)).toEqual({ keyContent: 'cert-of-ours', mode: 2, sub: { encryptKey: 'new' } });
});

it('takes stars for themselves where they stand for no secret', () => {
  expect(withSecrets({ remark: '******', token: '******', sub: { encryptKey: '******' } }, { remark: 'x', sub: 7 })).toEqual({
    remark: '******',
    token: '******',
    sub: { encryptKey: '******' },
  });
});

it('keeps a secret that the form does not ask for out of the form of a channel, and in what is sent', () => {
  const config = { appId: 'wx1', ...STORED };
  const stored: PayChannel = {
    id: 1,
    appId: 7,
    code: 'wx_pub',
    status: 0,
    feeRate: 1,
    remark: null,
    createTime: 0,
    config: JSON.stringify(config),
  };
  const draft = draftOf('wx_pub', stored);
  expect(JSON.stringify(draft)).not.toMatch(/cert-of-ours|deep/);

  const read = readDraft('wx_pub', stored, draft);

  expect(read.faults === null ? JSON.parse(read.sent.config) : read.faults).toEqual(config);
});
