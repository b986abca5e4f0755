import { PageContext, type PageHandle } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { useWayBack } from './useWayBack.ts';

/** A page in a shell that can close its tab, with a button that leads back. */
function show(returnUrl: string | null) {
  const close = vi.fn<(towards?: string) => void>();
  const handle: PageHandle = { key: 'pay/cashier/index', path: '/pay/cashier', title: '收银台', setDirty: () => {}, close };
  const Page = () => {
    const { go, leads, refused } = useWayBack(returnUrl);
    return (
      <button type="button" onClick={() => go('success')}>
        {`${leads} ${refused}`}
      </button>
    );
  };
  const part = renderPart(
    <PageContext value={handle}>
      <Page />
    </PageContext>,
  );
  return { part, close };
}

it.each([
  ['/pay/demo-order?id=7', 'true false', ['/pay/demo-order?id=7&payResult=success']],
  [null, 'false false', []],
  ['', 'false false', []],
  ['https://evil.example/', 'false true', []],
])('has the shell close the tab, for %s', async (returnUrl, said, towards) => {
  const { part, close } = show(returnUrl);
  const button = part.getByRole('button');
  expect(button.textContent).toBe(said);

  await part.user.click(button);

  expect(close.mock.calls).toEqual([towards]);
});
