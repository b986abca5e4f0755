import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { LoadingFace } from './LoadingFace.tsx';

it('says that it loads, in as many columns as will come', () => {
  const face = renderPart(<LoadingFace columns={3} />).getByRole('status', { name: '正在加载' });

  expect(face.children.length).toBeGreaterThan(1);
  expect([...face.children].every((row) => row.children.length === 3)).toBe(true);
});
