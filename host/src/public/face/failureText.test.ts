import { RemoteFailure } from '@zhilv/loader';
import { expect, it } from 'vitest';
import { failureText } from './failureText.ts';
import { SiteUnpublished } from './SiteUnpublished.ts';

const remote = { remote: 'remote_public', release: '1' };

it('gives the words of a remote that is switched off', () => {
  expect(failureText(new RemoteFailure('disabled', { ...remote, message: '网站维护中' }))).toBe('网站维护中');
});

it('tells visitors nothing of a console, when the site needs a newer host', () => {
  expect(failureText(new RemoteFailure('needs-newer-host', remote))).toBe('网站正在更新，请稍后重新载入页面。');
});

it('says of a site that is not there that it is not there yet', () => {
  expect(failureText(new SiteUnpublished())).toBe('网站尚未发布，请稍后再来。');
});

it('has a sentence for what nobody expected', () => {
  expect(failureText(new TypeError('x is not a function'))).toBe('我们遇到了意外的问题，请稍后再试。');
});
