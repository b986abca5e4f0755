import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { checkRouterImports, SHARED_ROUTER } from './sharedRouter.ts';

/** What React Router has for documents of its own framework, for servers and for React Server Components. */
const LEFT_OUT = `
  HydratedRouter Links Meta PrefetchPageLinks Scripts ServerRouter StaticRouter StaticRouterProvider createCookie
  createCookieSessionStorage createMemorySessionStorage createRequestHandler createRoutesStub createSession
  createSessionStorage createStaticHandler createStaticRouter isCookie isSession
`.split(/\s+/);

const fromHost = createRequire(path.resolve(import.meta.dirname, '../../../../host/package.json'));

// After an upgrade of React Router this tells what is new in it.
it.each(Object.keys(SHARED_ROUTER))('shares of %s what pages in a browser may use', async (entry) => {
  const names = Object.keys((await import(pathToFileURL(fromHost.resolve(entry)).href)) as object);
  const stable = names.filter((name) => !/^(?:UNSAFE|unstable)_/.test(name) && name !== 'default' && name !== 'module.exports');

  expect(stable.toSorted()).toEqual(
    [...(SHARED_ROUTER[entry] ?? []), ...LEFT_OUT.filter((name) => stable.includes(name))].sort(),
  );
});

it('refuses an import that no shell shares, and says which', () => {
  const check = (source: string) => () => checkRouterImports('./src/visit/VisitPage.tsx', source);

  expect(check("import { Link, Scripts } from 'react-router';")).toThrow(
    './src/visit/VisitPage.tsx: shells do not share Scripts of react-router',
  );
  expect(check("import { HydratedRouter as Router } from 'react-router/dom';")).toThrow('HydratedRouter of react-router/dom');
  expect(check("import { Link as Way, type LinksFunction } from 'react-router';")).not.toThrow();
  expect(check("import type { ServerBuild } from 'react-router';")).not.toThrow();
});
