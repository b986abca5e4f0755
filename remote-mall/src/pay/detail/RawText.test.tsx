import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { RawText } from './RawText.tsx';

it.each([
  ['{"code":0,"data":true}', '{\n  "code": 0,\n  "data": true\n}'],
  ['<html>502 & more</html>', '<html>502 & more</html>'],
  ['', ''],
])('shows %s as text, JSON in lines', (text, shown) => {
  renderPart(<RawText text={text} />);

  expect(document.querySelector('pre')?.textContent).toBe(shown);
});
