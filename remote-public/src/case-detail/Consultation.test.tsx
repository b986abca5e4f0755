import { frameContent, knownCompany } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Consultation } from './Consultation.tsx';

it('says whom to call, and when', () => {
  const page = renderPublic(<Consultation frame={frameContent()} />);

  const aside = page.getByRole('complementary', { name: '想在您的景区也这样做？' });
  expect(aside.textContent).toContain('工作日 9:00–18:00');
  expect(page.getByRole('link').getAttribute('href')).toBe('tel:4008001234');
  expect(page.getByRole('img', { name: '公司二维码' })).toBeDefined();
});

it('shows a number that cannot be dialled as text', () => {
  const page = renderPublic(<Consultation frame={frameContent({ company: { phone: '见官网' } })} />);

  expect(page.getByText('见官网')).toBeDefined();
  expect(page.queryByRole('link')).toBeNull();
});

it.each([[null], [{ ...knownCompany, phone: '' }]])('is absent where no number is known', (company) => {
  expect(renderPublic(<Consultation frame={frameContent({ company })} />).element.childElementCount).toBe(0);
});
