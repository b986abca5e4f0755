import { within } from '@testing-library/dom';
import type { RenderedPart } from './renderPart.tsx';

/** Presses 确定 or 取消 in the question that a page asks before it acts. */
export async function answerQuestion(page: Pick<RenderedPart, 'findByRole' | 'user'>, answer: '确定' | '取消'): Promise<void> {
  const question = await page.findByRole('dialog', { name: '系统提示' });
  await page.user.click(within(question).getByRole('button', { name: answer }));
}
