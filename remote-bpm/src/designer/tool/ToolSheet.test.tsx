import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { ToolSheet } from './ToolSheet.tsx';

it('closes when a tool is pressed, also one that keeps its press to itself, and leaves the focus to the tool', async () => {
  const press = vi.fn<() => void>();
  const page = renderPublic(
    <>
      <ToolSheet>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            press();
            page.getByRole('textbox').focus();
          }}
        >
          查找
        </button>
      </ToolSheet>
      <input aria-label="查找内容" />
    </>,
  );
  await page.user.click(page.getByRole('button', { name: '更多工具' }));

  await page.user.click(page.getByRole('button', { name: '查找' }));

  expect(press).toHaveBeenCalledOnce();
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(page.getByRole('textbox'));
});
