import { frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { Brand } from './Brand.tsx';

it('leads home under the name of the company, and says that it was followed', async () => {
  const onFollowed = vi.fn<() => void>();
  const page = renderPublic(<Brand frame={frameContent()} onFollowed={onFollowed} />, { at: '/news-list' });

  await page.user.click(page.getByRole('link', { name: '智旅科技有限公司' }));

  expect(page.address()).toBe('/home');
  expect(onFollowed).toHaveBeenCalledOnce();
});

it('shows the logo, or the mark where the company has set none', () => {
  const logo = renderPublic(<Brand frame={frameContent()} />).element.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('/file/logo.png');

  const { element } = renderPublic(<Brand frame={frameContent({ company: null })} />);
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('svg')).not.toBeNull();
});
