import { within } from '@testing-library/dom';
import { ApiError } from '@zhilv/platform';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { type ActionOptions, useActions } from './useActions.ts';

/** Two buttons whose work ends when the test says so. */
function start(options: ActionOptions = {}) {
  const works: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const runs: Promise<void>[] = [];
  const Buttons = () => {
    const { isBusy, run } = useActions<string>();
    const work = (): Promise<void> => new Promise((end, fail) => works.push({ end, fail }));
    return ['甲', '乙'].map((name) => (
      <button key={name} aria-busy={isBusy(name)} onClick={() => runs.push(run(name, work, options))}>
        {name}
      </button>
    ));
  };
  const part = renderPart(<Buttons />);
  const button = (name: string) => part.getByRole('button', { name });
  return { ...part, works, runs, button, isBusy: (name: string) => button(name).getAttribute('aria-busy') === 'true' };
}

it('takes a second press for none, also one before the next render', async () => {
  const part = start();

  part.button('甲').click();
  part.button('甲').click();
  expect(part.works).toHaveLength(1);
  await expect.poll(() => part.isBusy('甲')).toBe(true);

  part.works[0]?.end();
  await Promise.all(part.runs);
  await expect.poll(() => part.isBusy('甲')).toBe(false);
  part.button('甲').click();
  expect(part.works).toHaveLength(2);
});

it('does what another button is pressed for meanwhile', async () => {
  const part = start();

  part.button('甲').click();
  part.button('乙').click();
  await expect.poll(() => part.isBusy('甲') && part.isBusy('乙')).toBe(true);

  part.works[1]?.end();
  await expect.poll(() => part.isBusy('乙')).toBe(false);
  expect(part.isBusy('甲')).toBe(true);
});

it('asks first, once, and does nothing after a no', async () => {
  const part = start({ question: { content: '确定吗？' } });

  part.button('甲').click();
  part.button('甲').click();
  await answerQuestion(part, '取消');
  await Promise.all(part.runs);
  expect(part.queryByRole('dialog')).toBeNull();
  expect(part.works).toHaveLength(0);

  part.button('甲').click();
  expect(part.isBusy('甲')).toBe(false);
  await answerQuestion(part, '确定');
  await expect.poll(() => part.works.length).toBe(1);
});

it('shows why it was refused, and can be tried again', async () => {
  const part = start();

  part.button('甲').click();
  part.works[0]?.fail(new ApiError('business', '记录已被删除', { code: 1 }));

  await within(document.body).findByText('记录已被删除');
  await expect.poll(() => part.isBusy('甲')).toBe(false);
  part.button('甲').click();
  expect(part.works).toHaveLength(2);
});

it('leaves a refusal to the action that shows it', async () => {
  const refusals: string[] = [];
  const part = start({ refused: ({ message }) => refusals.push(message) > 0 });

  part.button('甲').click();
  part.works[0]?.fail(new ApiError('business', '旧密码不正确', { code: 1 }));
  await Promise.all(part.runs);

  expect(refusals).toEqual(['旧密码不正确']);
  expect(part.queryByText('旧密码不正确')).toBeNull();
});

it('throws on what is no refusal, and is over then', async () => {
  const part = start();

  part.button('甲').click();
  part.works[0]?.fail(new TypeError('a mistake of ours'));

  await expect(part.runs[0]).rejects.toThrow('a mistake of ours');
  await expect.poll(() => part.isBusy('甲')).toBe(false);
});
