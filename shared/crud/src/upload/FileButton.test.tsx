import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { FileButton } from './FileButton.tsx';

function start() {
  const chosen = vi.fn<(file: File) => void>();
  const part = renderPart(
    <FileButton chosen="选择附件" accept="text/plain" onChosen={chosen}>
      上传
    </FileButton>,
  );
  const input = part.getByLabelText<HTMLInputElement>('选择附件');
  return { part, chosen, input };
}

it('gives the file that was chosen, and takes the same one once more', async () => {
  const { part, chosen, input } = start();
  const file = new File(['一'], '一.txt', { type: 'text/plain' });

  await part.user.upload(input, file);
  await part.user.upload(input, file);

  expect(chosen.mock.calls).toEqual([[file], [file]]);
  expect(input.accept).toBe('text/plain');
  expect(input.multiple).toBe(false);
});

it('opens the dialog of the browser by a press', async () => {
  const { part, chosen, input } = start();
  const open = vi.spyOn(input, 'click');

  await part.user.click(part.getByRole('button', { name: '上传' }));

  expect(open).toHaveBeenCalledOnce();
  expect(chosen).not.toHaveBeenCalled();
});
