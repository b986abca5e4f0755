import { renderPublic } from '@zhilv/testing/public/render-public';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';

afterEach(() => localStorage.clear());

it('goes from the system to light, to dark, and back, and stores the choice for the console too', async () => {
  const part = renderPublic(<AppearanceSwitch />);

  await part.user.click(part.getByRole('button', { name: '外观：跟随系统' }));
  expect(localStorage.getItem('zhilv.theme')).toBe('light');
  await part.user.click(part.getByRole('button', { name: '外观：亮色' }));
  expect(localStorage.getItem('zhilv.theme')).toBe('dark');
  await part.user.click(part.getByRole('button', { name: '外观：暗色' }));

  expect(part.getByRole('button', { name: '外观：跟随系统' })).toBeTruthy();
  expect(localStorage.getItem('zhilv.theme')).toBeNull();
});

it('is the same for everybody on the server', () => {
  localStorage.setItem('zhilv.theme', 'dark');

  expect(renderToStaticMarkup(<AppearanceSwitch />)).toContain('外观：跟随系统');
});
