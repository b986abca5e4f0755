import { within } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished } from 'vitest';
import { Image } from './Image.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const open = async () => {
  const part = renderPart(<Image src={PICTURE} alt="苍山洱海" width={160} height={107} />);
  const thumb = part.getByRole('button', { name: '查看大图：苍山洱海' });
  thumb.focus();
  await part.user.keyboard('{Enter}');
  return { part, thumb, large: within(await part.findByRole('dialog', { name: '苍山洱海' })) };
};

it('is enlarged by keyboard, in a modal dialog with the words of the picture', async () => {
  const { part, large } = await open();

  expect(part.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
  expect(large.getByRole('img').getAttribute('alt')).toBe('苍山洱海');
});

it('has tools with names, the first of which has the focus, and keeps it', async () => {
  const { part, large } = await open();

  expect(large.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))).toEqual(['放大', '缩小', '旋转', '关闭']);
  expect(document.activeElement).toBe(large.getByRole('button', { name: '放大' }));
  await part.user.tab({ shift: true });
  expect(document.activeElement).toBe(large.getByRole('button', { name: '关闭' }));
  await part.user.tab();
  expect(document.activeElement).toBe(large.getByRole('button', { name: '放大' }));
});

it('closes on Esc, and gives the focus back', async () => {
  const { part, thumb } = await open();

  await part.user.keyboard('{Escape}');

  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(thumb);
});

it('leaves the page to scroll as it did before', async () => {
  document.body.style.overflow = 'clip';
  onTestFinished(() => document.body.removeAttribute('style'));
  const before = document.body.getAttribute('style');
  const { part } = await open();

  await part.user.keyboard('{Escape}');
  await expect.poll(() => part.queryByRole('dialog')).toBeNull();

  expect(document.body.getAttribute('style')).toBe(before);
});
