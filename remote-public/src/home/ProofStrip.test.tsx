import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ProofStrip } from './ProofStrip.tsx';

it('shows each figure that is configured, and says that they are examples', () => {
  const figures = [
    { label: '服务景区', value: '126 家' },
    { label: '运维响应', value: '7×24 小时' },
  ];
  const page = renderPublic(<ProofStrip figures={figures} />);

  expect(Array.from(page.element.querySelectorAll('dd'), ({ innerHTML }) => innerHTML)).toEqual([
    '<b>126</b> 家',
    '<b>7×24</b> 小时',
  ]);
  expect(page.getByText('示例数据')).toBeDefined();
});

it('is absent where none are configured', () => {
  expect(renderPublic(<ProofStrip figures={[]} />).element.childElementCount).toBe(0);
});
