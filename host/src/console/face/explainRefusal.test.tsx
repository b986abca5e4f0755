import { dictType } from '@zhilv/contract/system';
import { call, navigation, session } from '@zhilv/platform';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotFoundFace } from './NotFoundFace.tsx';
import { PageErrorFace } from './PageErrorFace.tsx';
import { UnauthorisedFace } from './UnauthorisedFace.tsx';

const { backEnd, storeSession } = preparePlatform();

const PAGE = 'system/permission/explain/index';

async function signIn(permissions: readonly string[]): Promise<void> {
  storeSession();
  backEnd().script('/admin-api/system/dict-data/list-all-simple', success([]));
  const user = { id: 7, userName: 'clerk', nickname: '小张' };
  backEnd().script('/admin-api/system/auth/get-permission-info', success({ user, roles: ['common'], permissions, menus: [] }));
  await session.start();
}

beforeEach(() => navigation.setPaths(new Map([[PAGE, '/system/permission-explain']])));

/** The address to which 查看原因 leads; null where a face has no such link. */
function reasonIn(face: ReactNode): URL | null {
  // The way back asks where in the history the document stands.
  vi.stubGlobal('window', { history: { state: null } });
  const markup = renderToStaticMarkup(face);
  vi.unstubAllGlobals();
  const [, href] = /<a[^>]* href="([^"]*)"[^>]*>(?:<[^>]*>)*查看原因/.exec(markup) ?? [];
  return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'), 'http://console.example');
}

/** Shows a failure of a page's data in the page's place. */
function failed(error: unknown): ReactNode {
  const routes = [{ id: 'page', path: '/', element: null, errorElement: <PageErrorFace /> }];
  return <RouterProvider router={createMemoryRouter(routes, { hydrationData: { errors: { page: error } } })} />;
}

const refused = async (code: number): Promise<unknown> => {
  backEnd().script(`/admin-api${dictType.page.path}`, refusal(code, '没有该操作权限'));
  return call(dictType.page, {}, { quiet: true }).catch((error: unknown) => error);
};

it.each([
  ['403', <UnauthorisedFace key="403" address="/system/dict" />],
  ['404', <NotFoundFace key="404" address="/system/dict" />],
])('leads from the face %s of an address to the reason, for who may read it', async (_name, face) => {
  await signIn(['system:permission:explain']);

  const reason = reasonIn(face);

  expect(reason?.pathname).toBe('/system/permission-explain');
  expect(Object.fromEntries(reason?.searchParams ?? [])).toEqual({ username: 'clerk', kind: 'address', value: '/system/dict' });
});

it('leads from a page whose call was refused to the reason', async () => {
  await signIn(['system:permission:explain']);

  const reason = reasonIn(failed(await refused(403)));

  expect(Object.fromEntries(reason?.searchParams ?? [])).toEqual({
    username: 'clerk',
    kind: 'path',
    value: '/system/dict-type/page',
  });
});

it('leads nowhere from a failure that is no refusal', async () => {
  await signIn(['system:permission:explain']);

  expect(reasonIn(failed(await refused(500)))).toBeNull();
});

it('leads nowhere from the face of no address of its own, for who may not read it, and where no release has the page', async () => {
  await signIn(['system:permission:explain']);
  expect(reasonIn(<UnauthorisedFace />)).toBeNull();
  navigation.setPaths(new Map());
  expect(reasonIn(<UnauthorisedFace address="/system/dict" />)).toBeNull();

  navigation.setPaths(new Map([[PAGE, '/system/permission-explain']]));
  await signIn(['system:dict:query']);
  expect(reasonIn(<UnauthorisedFace address="/system/dict" />)).toBeNull();
});
