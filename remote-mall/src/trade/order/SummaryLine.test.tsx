import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { SummaryLine } from './SummaryLine.tsx';

it('tells counts and money, those with refunds apart', () => {
  const summary = { orderCount: 1234, orderPayPrice: 5_457_700, afterSaleCount: 2, afterSalePrice: 14_797 };
  const part = renderPart(<SummaryLine summary={summary} />);

  expect(part.getByLabelText('合计').textContent).toBe('订单数1,234 单订单金额¥54,577.00退款单数2 单退款金额¥147.97');
});
