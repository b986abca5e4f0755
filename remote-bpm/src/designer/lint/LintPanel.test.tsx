import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { FoundAt } from './FindingPlaces.ts';
import type { LintState } from './Lint.ts';
import { LintPanel } from './LintPanel.tsx';

const PLACES: readonly FoundAt[] = [
  {
    id: 'send',
    label: '服务任务「发送」',
    drawn: null,
    findings: [
      { rule: 'a', severity: 'error', text: '没有填写地址', elementId: 'send' },
      { rule: 'b', severity: 'hint', text: '可以去掉', elementId: 'send' },
    ],
  },
  {
    id: null,
    label: '流程文件',
    drawn: null,
    findings: [{ rule: 'c', severity: 'warning', text: '未解析引用', elementId: null }],
  },
];

function panel(state: Partial<LintState>) {
  const now: LintState = { shown: true, phase: 'known', places: [], errors: 0, warnings: 0, ...state };
  const lint = {
    read: () => now,
    subscribe: () => () => {},
    show: vi.fn<(shown: boolean) => void>(),
    again: vi.fn<() => void>(),
    goTo: vi.fn<(place: FoundAt) => void>(),
  };
  return { page: renderPublic(<LintPanel lint={lint} />), lint };
}

it('lists findings by their elements with how bad they are, and leads to them', async () => {
  const { page, lint } = panel({ places: PLACES, errors: 1, warnings: 1 });

  expect(page.getByRole('status').textContent).toBe('1 个错误，1 个警告，1 个提示');
  expect(page.getByText('服务任务「发送」')).toBeDefined();
  expect(page.getByRole('button', { name: '提示 可以去掉' })).toBeDefined();
  await page.user.click(page.getByRole('button', { name: '错误 没有填写地址' }));
  expect(lint.goTo).toHaveBeenCalledExactlyOnceWith(PLACES[0]);

  await page.user.click(page.getByRole('button', { name: '关闭流程检查' }));
  expect(lint.show).toHaveBeenCalledExactlyOnceWith(false);
});

it('says when nothing was found, and when it is not known yet', () => {
  expect(panel({}).page.getByRole('status').textContent).toBe('没有发现问题');
  expect(panel({ phase: 'checking' }).page.getAllByText('正在检查…')).toHaveLength(1);
});

it('tries again after it failed', async () => {
  const { page, lint } = panel({ phase: 'failed' });

  expect(page.getByRole('alert').textContent).toContain('检查没有完成');
  await page.user.click(page.getByRole('button', { name: '重试' }));

  expect(lint.again).toHaveBeenCalledOnce();
});

it('lists no more than anybody reads', () => {
  const [place] = PLACES;
  const many = Array.from({ length: 120 }, (_, index) => ({ ...place, id: `e${index}`, label: `任务 ${index}` }) as FoundAt);
  const { page } = panel({ places: many });

  expect(page.queryByText('任务 119')).toBeNull();
  expect(page.getByText('以上是前 100 个元素，共 120 个。')).toBeDefined();
});
