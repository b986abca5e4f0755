import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { FactList } from './FactList.tsx';

it('lists each fact after its name, and leaves out what a record has not', () => {
  renderPart(<FactList facts={[['收件人', '王芳'], null, ['商家备注', <em key="none">无</em>]]} />);

  const terms = [...document.querySelectorAll('dt, dd')].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(terms).toEqual(['DT 收件人', 'DD 王芳', 'DT 商家备注', 'DD 无']);
});
