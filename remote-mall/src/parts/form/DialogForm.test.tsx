import { Input } from '@zhilv/ui/input';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { DialogForm } from './DialogForm.tsx';
import { LabelledField } from './LabelledField.tsx';

function show(isDirty: boolean) {
  const [submit, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const part = renderPart(
    <DialogForm title="修改备注" busy={false} isDirty={isDirty} onSubmit={submit} onClose={close}>
      <LabelledField label="备注" required error="备注不能为空">
        {(input) => <Input {...input} value="" onChange={() => {}} />}
      </LabelledField>
    </DialogForm>,
  );
  return { ...part, submit, close };
}

it('names its field and says what is wrong with it', () => {
  const field = show(false).getByRole('textbox', { name: '备注' });

  expect(field.getAttribute('aria-required')).toBe('true');
  expect(document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
    '备注不能为空',
  );
});

it('submits by its button', async () => {
  const part = show(false);

  await part.user.click(part.getByRole('button', { name: '确定' }));

  expect(part.submit).toHaveBeenCalledOnce();
});

it('closes at once where nothing was typed, else after a question', async () => {
  const clean = show(false);
  await clean.user.click(clean.getByRole('button', { name: '取消' }));
  expect(clean.close).toHaveBeenCalledOnce();
  clean.end();

  const typed = show(true);
  await typed.user.keyboard('{Escape}');
  await answerQuestion(typed, '取消');
  expect(typed.close).not.toHaveBeenCalled();
  await typed.user.keyboard('{Escape}');
  await answerQuestion(typed, '确定');
  await expect.poll(() => typed.close.mock.calls.length).toBe(1);
});
