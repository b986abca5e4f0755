import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { DesignerDock } from './DesignerDock.tsx';

it('comes into sight when it opens, and closes in browsers whose scrolling gives a promise, too', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as unknown as undefined); // Its declaration is older.
  const { getByRole, unmount } = renderPublic(
    <DesignerDock title="流程检查" tools={null} closing="关闭" onClose={() => {}}>
      没有发现问题
    </DesignerDock>,
  );

  expect(scroll.mock.contexts).toEqual([getByRole('region', { name: '流程检查' })]);
  expect(unmount).not.toThrow();
  scroll.mockRestore();
});
