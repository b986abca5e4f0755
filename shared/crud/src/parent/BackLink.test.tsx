import { navigation } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { afterEach, expect, it } from 'vitest';
import { BackLink } from './BackLink.tsx';

afterEach(() => navigation.setPaths(new Map()));

it('leads to where the shell has the page', () => {
  navigation.setPaths(new Map([['system/dict/index', '/system/dict']]));

  const part = renderPart(<BackLink page="system/dict/index">返回字典类型</BackLink>);

  expect(part.getByRole('link', { name: '返回字典类型' }).getAttribute('href')).toBe('/system/dict');
});

it('is not there for users who do not have the page, and comes with it', async () => {
  const part = renderPart(<BackLink page="system/dict/index">返回字典类型</BackLink>);
  expect(part.queryByRole('link')).toBeNull();

  navigation.setPaths(new Map([['system/dict/index', '/admin/dict']]));

  expect((await part.findByRole('link')).getAttribute('href')).toBe('/admin/dict');
});
