import { type FormEvent, useState } from 'react';
import { session } from './session.ts';

export function SignIn() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const signIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setRefusal(null);
    try {
      await session.signIn(String(fields.get('username')), String(fields.get('password')));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <form onSubmit={(event) => void signIn(event)}>
      <h1>登录甲公司门户</h1>
      <label>
        账号
        <input name="username" autoComplete="username" required />
      </label>
      <label>
        密码
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <button>登录</button>
    </form>
  );
}
