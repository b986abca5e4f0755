import { renderPublic } from '@zhilv/testing/public/render-public';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { StaffLink } from './StaffLink.tsx';

afterEach(() => localStorage.clear());

it('leads a visitor to sign-in, and somebody with a session to the console', () => {
  expect(
    renderPublic(<StaffLink />)
      .getByRole('link', { name: '员工登录' })
      .getAttribute('href'),
  ).toBe('/login');

  localStorage.setItem('ACCESS_TOKEN', 'token');
  expect(
    renderPublic(<StaffLink />)
      .getByRole('link', { name: '进入控制台' })
      .getAttribute('href'),
  ).toBe('/index');
});

it('is rendered for a visitor on the server, whoever asks', () => {
  localStorage.setItem('ACCESS_TOKEN', 'token');

  expect(renderToStaticMarkup(<StaffLink />)).toContain('href="/login"');
});
