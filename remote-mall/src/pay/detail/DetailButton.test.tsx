import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { DetailButton, type DetailButtonProps } from './DetailButton.tsx';

function show(busyId: number | null = null) {
  const prepare = vi.fn<() => void>();
  const open = vi.fn<DetailButtonProps['detail']['open']>(async () => {});
  const detail = { prepare, open, isBusy: (id: unknown) => id === busyId };
  const part = renderPart(
    <>
      <DetailButton id={7} name="o7" detail={detail} />
      <DetailButton id={8} name="o8" detail={detail} />
    </>,
  );
  return { part, prepare, open, button: part.getByRole('button', { name: '「o7」的详情' }) };
}

it('says whose dialog it opens, and opens that', async () => {
  const { part, open, button } = show();
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');

  await part.user.click(button);

  expect(open.mock.calls).toEqual([[7]]);
});

it('has the code of the dialog fetched when somebody comes to it by pointer or by keyboard', async () => {
  const { part, prepare, button } = show();

  await part.user.hover(button);
  expect(prepare).toHaveBeenCalledOnce();
  await part.user.tab();

  expect(document.activeElement).toBe(button);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('takes no press while its record is read; another one does', async () => {
  const { part, open, button } = show(7);
  expect(button.getAttribute('aria-busy')).toBe('true');

  await part.user.click(button);
  await part.user.click(part.getByRole('button', { name: '「o8」的详情' }));

  expect(open.mock.calls).toEqual([[8]]);
});
