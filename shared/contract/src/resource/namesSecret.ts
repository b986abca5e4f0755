const SECRET = /passw|pwd|passphrase|secret|token|credential|private.?key|api.?key|access.?key|密码|口令|密钥|令牌/i;

/** Tells whether a name or key says that what it names is a secret: `sys.user.init-password`, `clientSecret`, 初始密码. */
export const namesSecret = (name: unknown): boolean => typeof name === 'string' && SECRET.test(name);
