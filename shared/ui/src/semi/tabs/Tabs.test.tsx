import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { key: 'facts', title: '基本信息', content: <p>行程三天两晚。</p> },
  { key: 'guests', title: '出行人', content: <a href="#guests">出行人名单</a> },
];

it('has a name', () => {
  const part = renderPart(<Tabs label="订单" tabs={tabs} />);

  expect(part.getByRole('tablist').getAttribute('aria-label')).toBe('订单');
});

it('has panels that are no stop of the keyboard', () => {
  const part = renderPart(<Tabs label="订单" tabs={tabs} />);

  expect(part.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false);
});

it('keeps two rows with the same keys apart', async () => {
  const chosen: string[] = [];
  const part = renderPart(
    <>
      <Tabs label="订单" tabs={tabs} value="guests" onChange={(key) => chosen.push(key)} />
      <Tabs label="商品" tabs={tabs} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(part.getByRole('link', { name: '出行人名单' })).toBeTruthy();
  await part.user.click(part.getAllByRole('tab', { name: '基本信息' })[0] ?? document.body);
  expect(chosen).toEqual(['facts']);
});
