import { frameContent, publicConfig } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Invitation } from './Invitation.tsx';

it('is one link that dials the hotline, and says when somebody answers', () => {
  const link = renderPublic(<Invitation frame={frameContent()} />).getByRole('link');

  expect(link.getAttribute('href')).toBe('tel:4008001234');
  expect(link.textContent).toContain('400-800-1234工作日 9:00–18:00');
});

it('says no hours where none are set, and is absent where there is nothing to dial', () => {
  const config = { ...publicConfig, openingHours: '' };
  expect(renderPublic(<Invitation frame={frameContent({ config })} />).element.textContent).toMatch(/400-800-1234$/);

  expect(renderPublic(<Invitation frame={frameContent({ company: null })} />).element.childElementCount).toBe(0);
});
