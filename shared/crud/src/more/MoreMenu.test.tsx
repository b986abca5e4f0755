import { dictType } from '@zhilv/contract/system';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { MoreMenu } from './MoreMenu.tsx';

function show(unavailable?: string) {
  const order: string[] = [];
  const [onSelect, onChosen] = [vi.fn(() => order.push('selected')), vi.fn(() => order.push('closed'))];
  const part = renderPart(
    <MoreMenu actions={[{ label: '踢下线', call: dictType.delete, unavailable, onSelect }]} onChosen={onChosen} />,
  );
  return { part, order };
}

it('closes before the action begins, which may open a dialog', async () => {
  const { part, order } = show();

  await part.user.click(part.getByRole('button', { name: '踢下线' }));

  expect(order).toEqual(['closed', 'selected']);
});

it('says why an action cannot be done, and stays open', async () => {
  const { part, order } = show('不能操作自己');
  const action = part.getByRole('button', { name: '踢下线' });
  expect(action.getAttribute('aria-disabled')).toBe('true');

  await part.user.click(action);

  expect(await part.findByText('不能操作自己')).toBeDefined();
  expect(order).toEqual([]);
});
