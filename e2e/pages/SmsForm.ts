import type { Locator, Page } from '@playwright/test';
import { smsCode } from '@zhilv/contract/system';
import { callApi } from '../product/staff.ts';

/** A form with a phone and a code, of signing in or of a forgotten password, as a person uses it. */
export class SmsForm {
  readonly mobile: Locator;
  readonly code: Locator;
  readonly sendCode: Locator;
  /** The refusals at fields, and that of the whole form. */
  readonly refusals: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.mobile = page.getByLabel('手机号');
    this.code = page.getByRole('textbox', { name: '验证码' });
    this.sendCode = page.getByRole('button', { name: /获取验证码|正在发送|秒后重发/ });
    this.refusals = page.getByRole('alert').filter({ hasText: /\S/, visible: true });
  }

  /** Has a code sent to a phone and types it, as it came into the outbox that the server keeps in development. */
  async receiveCode(mobile: string): Promise<string> {
    await this.mobile.fill(mobile);
    await this.sendCode.click();
    await this.sendCode.filter({ hasText: '秒后重发' }).waitFor();
    const [message] = await callApi(this.#page.url(), smsCode.outbox, { mobile });
    if (message === undefined) throw new Error(`no code was sent to ${mobile}`);
    await this.code.fill(message.code);
    return message.code;
  }
}
