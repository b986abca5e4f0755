import { later } from '@zhilv/crud';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useIdleCode } from './useIdleCode.ts';
import { whenIdle } from './whenIdle.ts';

function Place({ part }: { part: ReturnType<typeof later<string>> }) {
  const [ready, setReady] = useState(false);
  const { code, failed, retry } = useIdleCode(part, ready);
  return (
    <>
      <button onClick={() => setReady(true)}>画好</button>
      {failed ? <button onClick={retry}>重试</button> : <p>{code ?? '没有'}</p>}
    </>
  );
}

it('asks for its code once the page is ready, and not before', async () => {
  const load = vi.fn<() => Promise<string>>(async () => '代码');
  const page = renderPublic(<Place part={later(load)} />);
  await whenIdle();
  expect(load).not.toHaveBeenCalled();

  await page.user.click(page.getByRole('button', { name: '画好' }));

  await page.findByText('代码');
  expect(load).toHaveBeenCalledOnce();
});

it('tries again when the code did not come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('代码');
  const page = renderPublic(<Place part={later(load)} />);
  await page.user.click(page.getByRole('button', { name: '画好' }));

  await page.user.click(await page.findByRole('button', { name: '重试' }));

  await page.findByText('代码');
});
