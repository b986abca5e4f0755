import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { FactList } from './FactList.tsx';
import { Section } from './Section.tsx';

it('is named by its title and leaves out what a record has not', () => {
  const part = renderPart(
    <Section title="收货信息" actions={<button type="button">修改地址</button>}>
      <FactList facts={[['收货人', '王芳'], null, ['手机号', '13800000000']]} />
    </Section>,
  );

  const section = part.getByRole('region', { name: '收货信息' });
  expect(section.querySelector('button')?.textContent).toBe('修改地址');
  expect([...section.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    '收货人',
    '王芳',
    '手机号',
    '13800000000',
  ]);
});
