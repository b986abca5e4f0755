import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Section } from './Section.tsx';

it('is a part of the page that is named by its heading and by an address', () => {
  const page = renderPublic(
    <Section id="solutions" title="解决方案" lead="两条产品线。" more={<a href="/case-list">查看全部</a>}>
      <p>卡片</p>
    </Section>,
  );

  const section = page.getByRole('region', { name: '解决方案' });
  expect(section.id).toBe('solutions');
  expect(section.textContent).toBe('解决方案两条产品线。查看全部卡片');
});
