import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

it('draws its dots on a ground that fills the whole field, margin and all', () => {
  const part = renderPart(<QrCode code={{ size: 29, outline: 'M4 4h1v1h-1z' }} />);
  const code = part.getByRole('img', { name: '支付二维码' });

  expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
  expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M0 0h29v29H0z', 'M4 4h1v1h-1z']);
});
