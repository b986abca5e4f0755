import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { codeDrawing, prepareDisplay } from './codeDrawing.ts';
import { ScannedCode } from './ScannedCode.tsx';

it('lets a text be copied before what draws codes is there, and draws it once it is', async () => {
  // The modules of a worker are shared: another file may have loaded it.
  if (codeDrawing.read() === null) {
    const early = renderPart(<ScannedCode text="weixin://pay" />);
    expect(early.getByText(/二维码无法显示/)).toBeDefined();
    early.end();
  }
  await prepareDisplay({ kind: 'code', text: 'weixin://pay' });

  const part = renderPart(<ScannedCode text="weixin://pay" />);

  expect(part.getByRole('img', { name: '支付二维码' })).toBeDefined();
  await part.user.click(part.getByRole('button', { name: '复制支付链接' }));
  await part.findByText('已复制支付链接');
  await expect(navigator.clipboard.readText()).resolves.toBe('weixin://pay');
});

it('lets a text be copied that is too long for any code', async () => {
  await prepareDisplay({ kind: 'code', text: '' });

  const part = renderPart(<ScannedCode text={'a'.repeat(4_000)} />);

  expect(part.queryByRole('img')).toBeNull();
  expect(part.getByText(/二维码无法显示/).getAttribute('role')).toBe('alert');
});
