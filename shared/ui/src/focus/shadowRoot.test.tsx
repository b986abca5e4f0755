import { renderInShadow } from '@zhilv/testing/shadow/render-in-shadow';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from '../modal/Modal.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Image } from '../semi/image/Image.tsx';
import { SideSheet } from '../semi/sideSheet/SideSheet.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Shown = 'modal' | 'sheet' | 'picture' | 'popover';

function Opened({ shown }: { shown: Shown }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const field = <input aria-label="姓名" />;
  return (
    <>
      <button type="button" ref={anchor} onClick={() => setOpen(true)}>
        打开
      </button>
      <p>旁边</p>
      {open && shown === 'modal' && (
        <Modal title="出行人" footer={<button type="button">保存</button>} onCancel={close}>
          {field}
        </Modal>
      )}
      {open && shown === 'sheet' && (
        <SideSheet title="出行人" footer={<button type="button">保存</button>} onCancel={close}>
          {field}
        </SideSheet>
      )}
      {open && shown === 'popover' && (
        <Popover anchor={anchor} label="出行人" onClose={close}>
          {field}
          <button type="button">保存</button>
        </Popover>
      )}
      {shown === 'picture' && <Image src={PICTURE} alt="出行人" width={16} height={16} />}
    </>
  );
}

const open = async (shown: Shown) => {
  const part = renderInShadow(<Opened shown={shown} />);
  const button = part.inside.getByRole('button', { name: shown === 'picture' ? '查看大图：出行人' : '打开' });
  button.focus();
  await part.user.click(button);
  await part.popups.findByRole('dialog', { name: '出行人' });
  return { ...part, button };
};

it.each(['modal', 'sheet', 'popover', 'picture'] as const)(
  'takes the focus into a %s in a shadow root, keeps it there, and gives it back on Esc',
  async (shown) => {
    const { user, popups, focused, button } = await open(shown);
    const [first, last] = {
      modal: ['关闭', '保存'],
      sheet: ['关闭', '保存'],
      popover: [null, '保存'],
      picture: ['放大', '关闭'],
    }[shown].map((name) => (name === null ? popups.getByRole('textbox') : popups.getByRole('button', { name })));
    expect(focused()).toBe(shown === 'picture' ? first : popups.getByRole('textbox'));

    last?.focus();
    await user.tab();
    expect(focused()).toBe(first);
    await user.tab({ shift: true });
    expect(focused()).toBe(last);

    await user.keyboard('{Escape}');
    await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(button);
  },
);

it('leaves the page of others as it is while a sheet shows', async () => {
  await open('sheet');

  expect(document.body.getAttribute('style')).toBeNull();
});

it('leaves a panel open that is pressed in a shadow root, and closes it by a press beside it', async () => {
  const { user, inside, popups } = await open('popover');

  await user.click(popups.getByRole('textbox'));
  expect(popups.queryByRole('dialog')).not.toBeNull();

  await user.click(inside.getByText('旁边'));
  await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
});

it('closes a dialog in a shadow root by Esc where the control with the focus has gone', async () => {
  const { user, popups, focused } = await open('modal');
  (focused() as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);

  await user.keyboard('{Escape}');

  await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
});
