import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';

it('is a page of its own, with the way to it, the policy and its parts', () => {
  const data = { title: '隐私政策', summary: '浏览本站无需注册。', html: '<h2>我们收集的信息</h2><p>访问日志</p>' };
  const page = renderPublic(<PrivacyPage />, { at: '/privacy', data });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('隐私政策');
  expect(page.getByRole('navigation', { name: '当前位置' }).textContent).toBe('首页隐私政策');
  expect(page.getByRole('heading', { level: 2, name: '我们收集的信息' })).toBeDefined();
});
