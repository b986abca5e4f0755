import { renderPublic } from '@zhilv/testing/public/render-public';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { DesignerTool } from './DesignerTool.tsx';
import { ToolSheet } from './ToolSheet.tsx';

/** A tool that opens a dialog of its own at the end of the document. */
function DialogTool() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DesignerTool label="预览" onClick={() => setOpen(true)} />
      {open &&
        createPortal(
          <div role="dialog" aria-label="预览流程图">
            <input aria-label="查找" />
          </div>,
          document.body,
        )}
    </>
  );
}

function sheet() {
  const print = vi.fn<() => void>();
  const page = renderPublic(
    <>
      <p>流程图</p>
      <ToolSheet>
        <DesignerTool label="撤销" disabled />
        <DesignerTool label="打印" icon={Printer} onClick={print} />
        <DialogTool />
      </ToolSheet>
    </>,
  );
  return {
    page,
    print,
    opener: page.getByRole('button', { name: '更多工具' }),
    shown: () => page.queryByRole('dialog', { name: '更多工具' }),
  };
}

it('shows its tools as rows when it is opened, the first that can be used in focus', async () => {
  const { page, opener, shown } = sheet();
  expect(shown()).toBeNull();

  await page.user.click(opener);

  expect(shown()).not.toBeNull();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(page.getByRole('button', { name: '打印' }));
  expect(page.getByRole('button', { name: '打印' }).textContent).toBe('打印');
});

it('closes when a tool has been pressed', async () => {
  const { page, print, opener, shown } = sheet();
  await page.user.click(opener);

  await page.user.click(page.getByRole('button', { name: '打印' }));

  expect(print).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes by Esc, by a press elsewhere and by its button', async () => {
  const { page, opener, shown } = sheet();

  await page.user.click(opener);
  await page.user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  await page.user.click(opener);
  await page.user.click(page.getByText('流程图'));
  expect(shown()).toBeNull();
  await page.user.click(opener);
  await page.user.click(opener);
  expect(shown()).toBeNull();
});

it('keeps a dialog that a tool has opened, and leaves its keys to it', async () => {
  const { page, opener, shown } = sheet();
  await page.user.click(opener);
  await page.user.click(page.getByRole('button', { name: '预览' }));
  expect(shown()).toBeNull();
  const field = document.body.querySelector<HTMLElement>('[aria-label="查找"]');

  await page.user.click(field ?? document.body);
  await page.user.keyboard('{Escape}');

  expect(field?.isConnected).toBe(true);
  expect(document.activeElement).toBe(field);
});

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
