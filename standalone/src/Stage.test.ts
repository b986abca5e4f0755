// @vitest-environment happy-dom
import type { Mount, Mounted } from '@zhilv/loader';
import { beforeEach, expect, it, vi } from 'vitest';
import { Stage } from './Stage.ts';

const mount = vi.fn<Mount>();

beforeEach(() => mount.mockReset());

const mounted = (ready: Promise<void>): Mounted => ({
  ready,
  update: () => {},
  navigate: vi.fn<Mounted['navigate']>().mockImplementation(() => ready),
  resume: async () => {},
  canLeave: () => true,
  unmount: () => {},
});

function stageOf(...pages: readonly Mounted[]): Stage {
  for (const page of pages) mount.mockReturnValueOnce(page);
  const stage = new Stage({ name: 'remote_x', release: '1', mount, pages: [] });
  stage.attach(document.createElement('div'));
  return stage;
}

it('goes on in what is mounted', async () => {
  const page = mounted(Promise.resolve());
  const stage = stageOf(page);
  await Promise.all([stage.show({ page: 'x/a' }), stage.show({ page: 'x/b' })]);

  expect(mount).toHaveBeenCalledTimes(1);
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith({ page: 'x/b' });
});

it('shows what was asked for while another page could not be had', async () => {
  const second = mounted(Promise.resolve());
  const stage = stageOf(mounted(Promise.reject(new Error('no file'))), second);
  await Promise.all([stage.show({ page: 'x/a' }), stage.show({ page: 'x/b' }), stage.show({ page: 'x/c' })]);

  expect(mount.mock.calls.map(([, { page }]) => page)).toEqual(['x/a', 'x/b']);
  expect(second.navigate).toHaveBeenCalledExactlyOnceWith({ page: 'x/c' });
});

it('says why a page could not be shown', async () => {
  const stage = stageOf(mounted(Promise.reject(new Error('no file'))));
  await stage.show({ page: 'x/a' });

  expect(stage.read()).toEqual({ page: null, address: null, failure: 'no file' });
});
