import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { Difference } from '../compare/Difference.ts';
import { DifferenceList } from './DifferenceList.tsx';

const CHANGED: Difference = {
  id: 'review',
  kind: 'changed',
  type: 'userTask',
  name: '<img src=x onerror=alert(1)>',
  changes: [{ what: '元素文档', before: null, after: '<b>说明</b>' }],
};

it('shows names and values as texts, and goes to the element that is pressed', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  const page = renderPart(<DifferenceList differences={[CHANGED]} current={null} onChoose={onChoose} />);
  const row = page.getByRole('button', { name: /修改.*用户任务「<img src=x onerror=alert\(1\)>」/ });
  expect(row.textContent).toContain('元素文档无→<b>说明</b>');
  expect(row.querySelector('img, b')).toBeNull();

  await page.user.click(row);

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('review');
});

it('has the chosen one stand out, and shows no more than people read', () => {
  const many = Array.from({ length: 301 }, (_, index) => ({ ...CHANGED, id: `e${index}`, name: null }));
  const page = renderPart(<DifferenceList differences={many} current="e1" onChoose={() => {}} />);

  expect(page.getAllByRole('button')).toHaveLength(300);
  expect(page.getAllByRole('button').filter((row) => row.getAttribute('aria-current') === 'true')).toHaveLength(1);
  expect(page.getByText('以上是前 300 处，共 301 处。')).toBeDefined();
});
