/* oxlint-disable jsx-a11y/control-has-associated-label, jsx-a11y/aria-role -- what is drawn lacks just that */
import type { IDomEditor } from '@wangeditor-next/editor';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mendEditor } from './mendEditor.ts';

/** What wangEditor draws, as far as it is mended. */
function drawn(keepsTab = () => false) {
  const part = renderPart(
    <>
      <div data-part="toolbar">
        <div className="w-e-toolbar">
          {['粗体\nctrl+b', '斜体', '表格'].map((tip) => (
            <div key={tip} className="w-e-bar-item">
              <button type="button" data-menu-key={tip} data-tooltip={tip} />
              {tip === '表格' && (
                <div className="w-e-drop-panel w-e-panel-content-table">
                  <table>
                    <tbody>
                      <tr>
                        <td data-x="1" data-y="0" />
                      </tr>
                    </tbody>
                  </table>
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      <div data-part="place">
        <div data-slate-editor role="textarea" contentEditable="true" suppressContentEditableWarning />
      </div>
      <button type="button">后面</button>
    </>,
  );
  const find = (name: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (element === null) throw new Error(`there is no ${name}`);
    return element;
  };
  const hidePanelOrModal = vi.fn<() => void>();
  // The part of the editor that is used.
  const editor = { hidePanelOrModal } as unknown as IDomEditor;
  onTestFinished(mendEditor(editor, { toolbar: find('toolbar'), place: find('place'), keepsTab }));
  return { part, hidePanelOrModal };
}

it('names the text and the buttons, of which the Tab key stops at one', async () => {
  const { part } = drawn();

  expect(part.getByRole('textbox').getAttribute('aria-multiline')).toBe('true');
  expect(part.getByRole('toolbar', { name: '文字格式' })).toBeTruthy();
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '粗体' }));
  await part.user.keyboard('{ArrowRight}');
  const italic = part.getByRole('button', { name: '斜体' });
  expect(document.activeElement).toBe(italic);
  italic.classList.add('disabled');
  await expect.poll(() => italic.getAttribute('aria-disabled')).toBe('true');
  italic.classList.remove('disabled');
  await expect.poll(() => italic.getAttribute('aria-disabled')).toBeNull();
  await part.user.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(part.getByRole('button', { name: '粗体' }));
  expect(part.getAllByRole('button').filter(({ tabIndex, dataset }) => dataset['menuKey'] && tabIndex === 0)).toHaveLength(1);
});

it('has Tab leave the text, and where Tab does something in it, once Esc was pressed', async () => {
  let isInTable = false;
  const { part } = drawn(() => isInTable);
  const text = part.getByRole('textbox');
  // The editor takes the key.
  text.addEventListener('keydown', (event) => event.key === 'Tab' && !event.shiftKey && event.preventDefault());

  text.focus();
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '后面' }));

  isInTable = true;
  text.focus();
  await part.user.tab();
  expect(document.activeElement).toBe(text);
  await part.user.keyboard('{Escape}甲');
  await part.user.tab();
  expect(document.activeElement).toBe(text);
  await part.user.keyboard('{Escape}');
  await part.user.tab();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '后面' }));
});

it('has the keyboard choose what could only be pointed at, and close it', async () => {
  const { part, hidePanelOrModal } = drawn();
  const cell = part.getByRole('button', { name: '1 行 2 列' });
  const pressed = vi.fn<() => void>();
  cell.addEventListener('click', pressed);

  cell.focus();
  await part.user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();

  await part.user.keyboard('{Escape}');
  expect(hidePanelOrModal).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(part.getByRole('button', { name: '表格' }));
});
