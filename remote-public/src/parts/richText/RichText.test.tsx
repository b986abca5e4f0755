import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it('shows the markup that it is given, as a text or as a line through time', () => {
  const page = renderPublic(<RichText html="<h2>服务范围</h2><p>全天</p>" look="timeline" />);

  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('服务范围');
  expect(page.element.querySelector('[data-look="timeline"] p')?.textContent).toBe('全天');
  expect(renderPublic(<RichText html="" />).element.querySelector('[data-look="text"]')).not.toBeNull();
});
