import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { FindingList } from './FindingList.tsx';
import type { FoundAt } from './FindingPlaces.ts';

const place = (id: string | null, ...texts: readonly string[]): FoundAt => ({
  id,
  label: id === null ? '流程文件' : `用户任务「<b>${id}</b>」`,
  drawn: null,
  findings: texts.map((text, index) => ({
    rule: 'rule',
    severity: (['error', 'warning', 'hint'] as const)[index] ?? 'hint',
    text,
    elementId: id,
  })),
});

it('lists what was found by its element, says how bad it is, and leads there', async () => {
  const onPress = vi.fn<(place: FoundAt) => void>();
  const [task, file] = [place('review', '没有名称', '没有处理人', '可以写明原因'), place(null, '没有可执行的流程')];
  const page = renderPublic(<FindingList places={[task, file]} onPress={onPress} />);

  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '没有名称',
    '没有处理人',
    '可以写明原因',
    '没有可执行的流程',
  ]);
  expect(page.getByRole('button', { name: '错误 没有名称' })).toBeDefined();
  expect(page.getByRole('button', { name: '提示 可以写明原因' })).toBeDefined();
  await page.user.click(page.getByRole('button', { name: '警告 没有处理人' }));
  await page.user.click(page.getByRole('button', { name: /没有可执行的流程/ }));

  expect(onPress.mock.calls).toEqual([[task], [file]]);
});

it('shows names as texts, and an identifier only where there is one', () => {
  const page = renderPublic(<FindingList places={[place('review', '没有名称'), place(null, '没有流程')]} onPress={() => {}} />);

  expect(page.getByText('用户任务「<b>review</b>」')).toBeDefined();
  expect([...page.element.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['review']);
});

it('shows no more elements than people read, and says how many there are', () => {
  const many = Array.from({ length: 101 }, (_, index) => place(`t${index}`, '没有名称'));
  const page = renderPublic(<FindingList places={many} onPress={() => {}} />);

  expect(page.getAllByRole('button')).toHaveLength(100);
  expect(page.getByText('以上是前 100 个元素，共 101 个。')).toBeDefined();
});
