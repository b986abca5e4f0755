import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { MemberName } from './MemberName.tsx';

it.each([
  [{ id: 250, nickname: '小王', avatar: null }, '小王'],
  [{ id: 250, nickname: '', avatar: '' }, '用户 250'],
  [null, '用户 250'],
])('names a buyer of whom the back end says %j', (member, name) => {
  renderPart(
    <p data-testid="name">
      <MemberName member={member} id={250} />
    </p>,
  );

  expect(document.querySelector('[data-testid="name"]')?.textContent).toBe(name);
});
