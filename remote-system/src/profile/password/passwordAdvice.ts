const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Says what makes a password harder to guess that is not strong yet; `PasswordStrength` judges whether it is. */
export function passwordAdvice(password: string, username: string): string {
  if (username !== '' && password.toLowerCase().includes(username.toLowerCase())) return '请不要包含登录账号';
  if (password.length < 10) return '更长的密码更安全';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  return kinds < 3 ? '混用大小写字母、数字和符号更安全' : '请避免重复或连续的字符';
}
