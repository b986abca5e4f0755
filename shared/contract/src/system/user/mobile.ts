import * as z from 'zod/mini';

/** A number of a mobile phone in mainland China. The messages were recorded from a real back end. */
export const Mobile = z
  .string({ error: '手机号不能为空' })
  .check(z.minLength(1, { error: '手机号不能为空', abort: true }), z.regex(/^1[3-9]\d{9}$/, { error: '手机号格式不正确' }));
