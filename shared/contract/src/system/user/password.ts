import * as z from 'zod/mini';

/** A password as a back end takes it. @param label names the field where it is missing */
export const password = (label = '密码') =>
  z
    .string({ error: `${label}不能为空` })
    .check(
      z.minLength(1, { error: `${label}不能为空`, abort: true }),
      z.minLength(4, { error: '密码长度为 4-16 位', abort: true }),
      z.maxLength(16, { error: '密码长度为 4-16 位' }),
    );
