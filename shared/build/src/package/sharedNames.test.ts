import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SHARED_NAMES, sharedNameProblem, sharedZod } from './sharedNames.ts';

/**
 * What React Router has for documents of its own framework, for servers and for React Server Components; routers and
 * routes of their own, which cannot be inside the shell's; and what needs an action or a deferred answer, which no page of ours has.
 */
const LEFT_OUT = `
  Await BrowserRouter HashRouter IDLE_FETCHER MemoryRouter Route Router RouterContextProvider Routes ScrollRestoration
  createContext createHashRouter createRoutesFromChildren createRoutesFromElements renderMatches useActionData useAsyncError
  useAsyncValue useFetcher useFetchers useRoutes
  HydratedRouter Links Meta PrefetchPageLinks Scripts ServerRouter StaticRouter StaticRouterProvider createCookie
  createCookieSessionStorage createMemorySessionStorage createRequestHandler createRoutesStub createSession
  createSessionStorage createStaticHandler createStaticRouter isCookie isSession
`.split(/\s+/);

const host = path.resolve(import.meta.dirname, '../../../../host');
const fromHost = createRequire(path.join(host, 'package.json'));

// After an upgrade of React Router this tells what is new in it.
it.each(['react-router', 'react-router/dom'])('shares of %s what pages in a browser may use', async (entry) => {
  const names = Object.keys((await import(pathToFileURL(fromHost.resolve(entry)).href)) as object);
  const stable = names.filter((name) => !/^(?:UNSAFE|unstable)_/.test(name) && name !== 'default' && name !== 'module.exports');

  expect(stable.toSorted()).toEqual([...(SHARED_NAMES[entry] ?? []), ...LEFT_OUT.filter((name) => stable.includes(name))].sort());
});

it('refuses an import that no shell shares, and says which', () => {
  const problem = (source: string) => sharedNameProblem('./src/visit/VisitPage.tsx', source);

  expect(problem("import { Link, Scripts } from 'react-router';")).toMatch(
    './src/visit/VisitPage.tsx: shells do not share Scripts of react-router',
  );
  expect(problem('export { HydratedRouter as Router } from "react-router/dom";')).toMatch('HydratedRouter of react-router/dom');
  expect(problem("import * as Router from 'react-router';")).toMatch('as a list of names');
  expect(problem("import { Link as Way, type LinksFunction } from 'react-router';")).toBeNull();
  expect(problem("import type { ServerBuild } from 'react-router';")).toBeNull();
});

it('shares of zod what there is, under a key that tells the names and in a range of its version', () => {
  const { 'zod/mini': shared } = sharedZod(host);

  expect(shared?.shareKey).toMatch(/^zod\/mini@[0-9a-f]{8}$/);
  expect(shared?.requiredVersion).toBe(`^${shared?.version}`);
  expect(Object.keys(z)).toEqual(expect.arrayContaining([...(SHARED_NAMES['zod/mini'] ?? [])]));
  expect(sharedZod(path.resolve(host, '../remote-public'))).toEqual({});
});

it('refuses a use of zod that no shell shares, but no type', () => {
  const problem = (line: string, clause = '* as z') =>
    sharedNameProblem('./src/visit.ts', `import ${clause} from 'zod/mini';\n${line}`);

  expect(problem('const Visit = z.object({ at: z.iso.date() });')).toMatch('./src/visit.ts: shells do not share iso of zod/mini');
  expect(problem('', '{ z }')).toMatch('as * as z');
  expect(problem('type Visit = z.infer<typeof Visit> | z.core.$ZodType | z.ZodMiniType;')).toBeNull();
});
