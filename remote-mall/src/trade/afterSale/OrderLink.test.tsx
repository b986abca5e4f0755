import { navigation } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished } from 'vitest';
import { OrderLink } from './OrderLink.tsx';

const KEY = 'mall/trade/order/detail/index';

const providePaths = (paths: readonly (readonly [string, string])[]): void => {
  const before = navigation.pathOf(KEY);
  navigation.setPaths(new Map(paths));
  onTestFinished(() => navigation.setPaths(new Map(before === null ? [] : [[KEY, before]])));
};

it('leads to the order', () => {
  providePaths([[KEY, '/trade/order/detail']]);

  const link = renderPart(<OrderLink id={9} no="o2026" />).getByRole('link', { name: 'o2026' });

  expect(link.getAttribute('href')).toBe('/trade/order/detail?id=9');
});

it('is its number alone for those who do not have that page, and its id where there is no number', () => {
  providePaths([]);

  const part = renderPart(<OrderLink id={9} no={null} />);

  expect(part.queryByRole('link')).toBeNull();
  expect(part.getByText('9')).toBeDefined();
});
