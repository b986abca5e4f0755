import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseEntry, ReleaseOverview } from '@zhilv/contract/operation';
import { readRegistry } from '@zhilv/release/site-directory';
import { openTestSiteDirectory, type TestSiteDirectory } from '../release/openTestSiteDirectory.ts';
import { releaseLogs, roleMenus, SEEDED_PASSWORD } from '@zhilv/server/database';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** The row of the seed that grants `infra:release:query`, and the role of `bpmstaff`. */
const QUERY_ROW = 7010;
const BPM_STAFF = 110;

type Envelope = Awaited<ReturnType<TestApp['answer']>>;

/** The API on a site directory with a host and three releases of `remote_bpm`, of which 1.0.0-c is live. */
export interface TestPanel {
  readonly app: TestApp;
  /** The token of `admin`. */
  readonly token: string;
  readonly releases: TestSiteDirectory;
  /** Publishes everything anew and lets a second go by; before each test. */
  readonly publish: () => Promise<void>;
  /** Path of a file of a release of `remote_bpm`. */
  readonly fileOf: (release: string, file: string) => string;
  /** Gives the revision of the registry as it is now. */
  readonly revision: () => number;
  /** Blocks a release as `mfe block` does. */
  readonly block: (release: string) => void;
  /** Asks for a change as `admin`, an account that may do everything. */
  readonly change: (action: string, body: object) => Promise<Envelope>;
  readonly overview: () => Promise<ReleaseOverview>;
  /** Gives the overview's entry of `remote_bpm`, or of another. */
  readonly seen: (name?: string) => Promise<ReleaseEntry | undefined>;
  /** Gives the log of attempts at this moment. */
  readonly written: () => Promise<readonly (typeof releaseLogs.$inferSelect)[]>;
  readonly close: () => Promise<void>;
}

/** For tests: `bpmstaff` may look at releases and no more, `guest` may do nothing. */
export async function startTestPanel(): Promise<TestPanel> {
  const releases = openTestSiteDirectory();
  const { siteDirectory } = releases;
  const app = await startTestApp({ settings: { siteDirectory } });
  const { db } = app.database;
  await db.insert(roleMenus).values({ roleId: BPM_STAFF, menuId: QUERY_ROW });
  const token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  const overview: TestPanel['overview'] = async () => {
    const { code, data } = await app.answer('GET', '/infra/release/overview', { token });
    expect(code).toBe(0);
    return data as ReleaseOverview; // The server has parsed it by that schema.
  };
  return {
    app,
    token,
    releases,
    publish: async () => {
      rmSync(siteDirectory, { recursive: true, force: true });
      app.clock.now += 1000;
      await releases.publish(releases.built('1.0.0-h', { name: 'host' }), { commit: 'c0ffee' });
      await releases.publishAll('1.0.0-a', '1.0.0-b', '1.0.0-c');
    },
    fileOf: (release, file) => path.join(siteDirectory, 'remotes/remote_bpm', release, file),
    revision: () => readRegistry(siteDirectory).revision,
    block: (release) => {
      const registry = readRegistry(siteDirectory);
      const remotes = { ...registry.remotes, remote_bpm: { ...releases.entry(), blocked: [release] } };
      writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify({ ...registry, remotes }));
    },
    change: (action, body) => app.answer('PUT', `/infra/release/${action}`, { token, body }),
    overview,
    seen: async (name = 'remote_bpm') => (await overview()).entries.find((entry) => entry.name === name),
    written: () => db.select().from(releaseLogs).where(eq(releaseLogs.time, app.clock.now)),
    close: async () => {
      await app.database.close();
      releases.remove();
    },
  };
}
