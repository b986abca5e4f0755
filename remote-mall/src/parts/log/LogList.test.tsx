import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { LogList } from './LogList.tsx';

it('has the latest first, and keeps the order of what happened in one second', () => {
  const [first, second] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)];
  const part = renderPart(
    <LogList
      label="订单日志"
      entries={[
        { content: '已发货', createTime: second, by: '管理员' },
        { content: '用户下单', createTime: first, by: '会员' },
        { content: '用户付款成功', createTime: first, by: null },
      ]}
    />,
  );

  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '已发货2026-01-02 08:00:00管理员',
    '用户付款成功2026-01-01 08:00:00',
    '用户下单2026-01-01 08:00:00会员',
  ]);
});
