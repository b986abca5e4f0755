import { renderPublic } from '@zhilv/testing/public/render-public';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DesignerDock } from './DesignerDock.tsx';

function Page() {
  const [open, setOpen] = useState(true);
  if (!open) return <p>已关闭</p>;
  return (
    <DesignerDock title="流程检查" tools={null} closing="关闭流程检查" onClose={() => setOpen(false)}>
      没有发现问题
    </DesignerDock>
  );
}

it('comes into sight when it opens, and closes in browsers whose scrolling gives a promise, too', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as unknown as undefined); // Its declaration is older.
  const page = renderPublic(<Page />);
  expect(scroll.mock.contexts).toEqual([page.getByRole('region', { name: '流程检查' })]);

  await page.user.click(page.getByRole('button', { name: '关闭流程检查' }));

  expect(page.getByText('已关闭')).toBeTruthy();
  scroll.mockRestore();
});
