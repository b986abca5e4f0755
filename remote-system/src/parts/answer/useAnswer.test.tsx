import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { type Asked, useAnswer } from './useAnswer.ts';

/** A view that asks, and whose answers come when the test says so. */
function start() {
  const works: { readonly end: (text: string) => void; readonly fail: (error: Error) => void }[] = [];
  let asked: Asked<string, string> | undefined;
  const View = () => {
    asked = useAnswer((_: string) => new Promise<string>((end, fail) => works.push({ end, fail })));
    const { question, answer } = asked;
    const said = answer === null ? '…' : 'value' in answer ? answer.value : answer.failure.message;
    return <p>{question === null ? 'nothing' : `${question}: ${said}`}</p>;
  };
  const part = renderPart(<View />);
  return { works, text: () => part.getByText(/./).textContent, now: () => asked as Asked<string, string> };
}

it('tells what is asked while the answer is on its way, then the answer, and nothing once it is dropped', async () => {
  const view = start();
  expect(view.text()).toBe('nothing');

  const asking = view.now().ask('甲');
  await expect.poll(view.text).toBe('甲: …');
  view.works[0]?.end('好');
  await asking;
  await expect.poll(view.text).toBe('甲: 好');

  view.now().forget();
  await expect.poll(view.text).toBe('nothing');
});

it('takes no answer to an earlier question', async () => {
  const view = start();
  const first = view.now().ask('甲');
  await expect.poll(view.text).toBe('甲: …');
  const second = view.now().ask('乙');

  view.works[1]?.end('二');
  await second;
  view.works[0]?.end('一');
  await first;

  await expect.poll(view.text).toBe('乙: 二');
});

it('tells of a refusal, and asks again', async () => {
  const view = start();
  const asking = view.now().ask('甲');
  await expect.poll(view.text).toBe('甲: …');
  view.works[0]?.fail(new ApiError('business', '不行', { code: 1, traceId: null }));
  await asking;
  await expect.poll(view.text).toBe('甲: 不行');

  void view.now().ask('甲');
  await expect.poll(view.text).toBe('甲: …');
});
