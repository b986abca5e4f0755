import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { Slider } from './Slider.tsx';

const ignore = (): void => {};

it('names the handle of one value, and reads it as people do', async () => {
  const part = renderPart(<Slider label="折扣" value={80} onChange={ignore} format={(value) => `${value / 10} 折`} />);
  const handle = part.getByRole('slider');

  await expect.poll(() => handle.getAttribute('aria-label')).toBe('折扣');
  expect(handle.getAttribute('aria-valuetext')).toBe('8 折');
});

it('names each handle of two values', async () => {
  const part = renderPart(<Slider label="天数" value={[3, 7]} onChange={ignore} max={15} />);
  const names = () => part.getAllByRole('slider').map((handle) => handle.getAttribute('aria-label'));

  await expect.poll(names).toEqual(['天数（从）', '天数（到）']);
});

it('describes no handle by a hint that is not there', async () => {
  const part = renderPart(<Slider label="折扣" value={80} onChange={ignore} />);

  await expect.poll(() => part.getByRole('slider').hasAttribute('aria-describedby')).toBe(false);
});
