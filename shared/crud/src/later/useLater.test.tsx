import { renderPart } from '@zhilv/testing/page/render-part';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from './later.ts';
import { useLater } from './useLater.ts';

type Code = { readonly word: string };

afterEach(() => vi.restoreAllMocks());

const start = (load: () => Promise<Code>) => {
  const part = later(load);
  const Opener = () => {
    const { code, loading, prepare, open, close } = useLater(part);
    return (
      <>
        <button
          type="button"
          aria-busy={loading}
          onPointerEnter={prepare}
          onClick={() => (code === null ? void open() : close())}
        >
          打开
        </button>
        {code !== null && <p>{code.word}</p>}
      </>
    );
  };
  const shown = renderPart(<Opener />);
  return { ...shown, button: shown.getByRole('button', { name: '打开' }) };
};

it('loads its code by a press, says meanwhile that it does, and shows it', async () => {
  let arrive = (_: Code): void => {};
  const promise = new Promise<Code>((resolve) => (arrive = resolve));
  const part = start(() => promise);

  await part.user.click(part.button);
  expect(part.button.getAttribute('aria-busy')).toBe('true');
  expect(part.queryByText('面板')).toBeNull();

  arrive({ word: '面板' });
  expect(await part.findByText('面板')).toBeTruthy();
  expect(part.button.getAttribute('aria-busy')).toBe('false');
});

it('loads once, also when it was prepared before the press, and opens again without waiting', async () => {
  const load = vi.fn<() => Promise<Code>>(async () => ({ word: '面板' }));
  const part = start(load);

  await part.user.hover(part.button);
  await part.user.click(part.button);
  await part.findByText('面板');
  await part.user.click(part.button);
  expect(part.queryByText('面板')).toBeNull();
  await part.user.click(part.button);

  expect(await part.findByText('面板')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('says that the code did not come, and tries again with the next press', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  const load = async (): Promise<Code> => {
    if (!online) throw new Error('no network');
    return { word: '面板' };
  };
  const part = start(load);

  await part.user.click(part.button);
  expect(await part.findByText('内容加载失败，请检查网络后重试')).toBeTruthy();
  expect(part.button.getAttribute('aria-busy')).toBe('false');
  expect(logged).toHaveBeenCalledOnce();

  online = true;
  await part.user.click(part.button);
  expect(await part.findByText('面板')).toBeTruthy();
});

it('keeps silent about code that nobody waits for yet', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<Code>>(() => Promise.reject(new Error('no network')));
  const part = start(load);

  await part.user.hover(part.button);
  await expect.poll(() => load.mock.settledResults.length).toBe(1);

  expect(part.queryByText(/加载失败/)).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
