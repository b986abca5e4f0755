import { renderPublic } from '@zhilv/testing/public/render-public';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Chosen() {
  const [chosen, setChosen] = useState(0);
  const tabs = ['全域旅游', '智慧景区', '乡村'].map((name) => ({ name, panel: <p>{`${name}的内容`}</p> }));
  return <Tabs label="解决方案" tabs={tabs} chosen={chosen} onChosen={setChosen} />;
}

it('shows one panel and keeps the others in the page', async () => {
  const page = renderPublic(<Chosen />);
  expect(page.getByRole('tabpanel').textContent).toBe('全域旅游的内容');
  expect(page.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);

  await page.user.click(page.getByRole('tab', { name: '智慧景区' }));

  expect(page.getByRole('tabpanel', { name: '智慧景区' }).textContent).toBe('智慧景区的内容');
});

it('is one stop for Tab, in which arrow keys walk and the ends are joined', async () => {
  const page = renderPublic(<Chosen />);
  const selected = () => page.getByRole('tab', { selected: true });

  await page.user.tab();
  expect(document.activeElement).toBe(selected());

  await page.user.keyboard('{ArrowLeft}');
  expect(selected().textContent).toBe('乡村');
  expect(document.activeElement).toBe(selected());

  await page.user.keyboard('{Home}');
  expect(selected().textContent).toBe('全域旅游');

  await page.user.tab();
  expect(page.getAllByRole('tab')).not.toContain(document.activeElement);
});
