import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parentMenuCode } from './parentMenuCode.ts';
import { type Parent, ParentSwitch } from './ParentSwitch.tsx';

const start = (load: () => Promise<readonly Parent[]>) => {
  const part = renderPart(<ParentSwitch noun="字典类型" load={load} link={({ id }) => `/dict/${id}`} />);
  return { ...part, button: part.getByRole('button', { name: '切换字典类型' }) };
};

it('asks for the parents when it is pressed, not before, and offers them', async () => {
  const load = vi.fn<() => Promise<readonly Parent[]>>(async () => [{ id: 1, name: '用户性别' }]);
  const part = start(load);
  await part.user.hover(part.button);
  expect(load).not.toHaveBeenCalled();

  await part.user.click(part.button);

  expect((await part.findByRole('link', { name: '用户性别' })).getAttribute('href')).toBe('/dict/1');
  expect(part.button.getAttribute('aria-expanded')).toBe('true');
});

it('closes when one was chosen', async () => {
  const part = start(async () => [{ id: 1, name: '用户性别' }]);
  await part.user.click(part.button);

  await part.user.click(await part.findByRole('link', { name: '用户性别' }));

  await expect.poll(() => part.queryByRole('dialog')).toBeNull();
});

it('opens nothing when the parents do not come, and asks again with the next press', async () => {
  let online = false;
  const part = start(async () => {
    if (!online) throw new ApiError('network', '后端接口连接异常');
    return [{ id: 1, name: '用户性别' }];
  });

  await part.user.click(part.button);
  await expect.poll(() => part.button.getAttribute('aria-busy')).toBeNull();
  expect(part.queryByRole('dialog')).toBeNull();

  online = true;
  await part.user.click(part.button);
  expect(await part.findByRole('link', { name: '用户性别' })).toBeTruthy();
});

it('opens nothing when its menu comes after the parents failed to, and opens with the next press', async () => {
  const code = await parentMenuCode.load();
  let arrived = false;
  let arrive = (): void => {};
  vi.spyOn(parentMenuCode, 'read').mockImplementation(() => (arrived ? code : null));
  vi.spyOn(parentMenuCode, 'load').mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(code))));
  onTestFinished(() => void vi.restoreAllMocks());
  let online = false;
  const part = start(async () => {
    if (!online) throw new ApiError('business', '字典类型暂时读不到');
    return [{ id: 1, name: '用户性别' }];
  });

  await part.user.click(part.button);
  expect(part.button.getAttribute('aria-busy')).toBe('true');
  arrived = true;
  arrive();
  await expect.poll(() => part.button.getAttribute('aria-busy')).toBeNull();
  expect(part.queryByRole('dialog')).toBeNull();
  expect(part.button.getAttribute('aria-expanded')).toBe('false');

  online = true;
  vi.restoreAllMocks();
  await part.user.click(part.button);
  expect(await part.findByRole('dialog', { name: '切换字典类型' })).toBeTruthy();
});
