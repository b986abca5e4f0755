import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * The least that a page to sign in can do: draw the same fields with React, and send what was typed. No landscape, no words of
 * its own for what is refused, no memory of the last sign-in, no styles.
 */

const FIELDS = [
  { name: 'tenantName', label: '租户', type: 'text' },
  { name: 'username', label: '账号', type: 'text' },
  { name: 'password', label: '密码', type: 'password' },
] as const;

function SignIn() {
  const [values, setValues] = useState({ tenantName: '智旅科技', username: '', password: '' });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    await fetch('/prod-api/admin-api/system/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'tenant-id': '1' },
      body: JSON.stringify(values),
    });
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <h1>登录</h1>
      {FIELDS.map(({ name, label, type }) => (
        <label key={name}>
          {label}
          <input
            name={name}
            type={type}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </label>
      ))}
      <label>
        <input type="checkbox" name="remember" />
        记住我
      </label>
      <button type="submit">登录</button>
    </form>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SignIn />);
