import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { SimulationState } from './service/Simulation.ts';
import { SimulationPanel } from './SimulationPanel.tsx';

function panel(state: Partial<SimulationState>) {
  const now: SimulationState = { phase: 'ready', speed: 1, log: [], canStart: true, ...state };
  const simulation = {
    read: () => now,
    subscribe: () => () => {},
    start: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    reset: vi.fn<() => void>(),
    setSpeed: vi.fn<(speed: number) => void>(),
    turn: vi.fn<(active: boolean) => void>(),
  };
  return { page: renderPublic(<SimulationPanel simulation={simulation} />), simulation };
}

it('starts, and says what people can do', async () => {
  const { page, simulation } = panel({});

  expect(page.getByText(/点「开始」/)).toBeDefined();
  expect(page.getByRole<HTMLButtonElement>('button', { name: '重新开始' }).disabled).toBe(true);
  await page.user.click(page.getByRole('button', { name: '开始' }));
  await page.user.click(page.getByRole('button', { name: '结束模拟' }));

  expect(simulation.start).toHaveBeenCalledOnce();
  expect(simulation.turn).toHaveBeenCalledExactlyOnceWith(false);
});

it('does not start what has no beginning', async () => {
  const { page, simulation } = panel({ canStart: false });

  await page.user.click(page.getByRole('button', { name: '开始' }));

  expect(simulation.start).not.toHaveBeenCalled();
});

it('pauses, goes on and sets the speed', async () => {
  const running = panel({ phase: 'running' });
  await running.page.user.click(running.page.getByRole('button', { name: '暂停' }));
  expect(running.simulation.pause).toHaveBeenCalledOnce();
  expect(running.page.getByRole('button', { name: '正常' }).getAttribute('aria-pressed')).toBe('true');
  await running.page.user.click(running.page.getByRole('button', { name: '快速' }));
  expect(running.simulation.setSpeed).toHaveBeenCalledExactlyOnceWith(2);

  const paused = panel({ phase: 'paused', log: [{ key: 1, kind: 'step', text: '「审核」', instance: 1 }] });
  await paused.page.user.click(paused.page.getByRole('button', { name: '继续' }));
  expect(paused.simulation.resume).toHaveBeenCalledOnce();
});

it('tells process instances apart when there are several', () => {
  const entry = { kind: 'started' as const, text: '「请假」开始' };
  const one = panel({ log: [{ ...entry, key: 1, instance: 1 }] });
  expect(one.page.queryByText('实例 1')).toBeNull();

  const both = [1, 2].map((instance) => ({ ...entry, key: instance, instance }));
  const { page } = panel({ log: both });
  expect(page.getByText('实例 2')).toBeDefined();
});
