import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { StepList } from './StepList.tsx';

it('tells how far a record has come, and when, also to those who do not see the marks', () => {
  const part = renderPart(
    <StepList
      label="订单进度"
      steps={[
        { title: '提交订单', time: Date.UTC(2026, 0, 1), state: 'done' },
        { title: '付款', time: null, state: 'current' },
        { title: '发货', time: null, state: 'ahead' },
      ]}
    />,
  );

  const [placed, paid, sent] = part.getAllByRole('listitem');
  expect(placed?.textContent).toContain('提交订单（已完成）2026-01-01 08:00:00');
  expect(paid?.textContent).toContain('付款（进行中）');
  expect(paid?.getAttribute('aria-current')).toBe('step');
  expect(sent?.textContent).toContain('发货（未开始）');
});

it('says where the way ended', () => {
  const part = renderPart(
    <StepList label="订单进度" steps={[{ title: '已取消', note: '超时未支付', time: null, state: 'stopped' }]} />,
  );

  expect(part.getByRole('listitem').textContent).toContain('已取消（已终止）超时未支付');
});
