import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Id } from '@zhilv/contract';
import { runCommand } from '@zhilv/release/command';
import type { Release } from '@zhilv/release/schema';
import { integrityOf } from '@zhilv/release/site-directory';
import { type Database, endDeployToken, makeDeployToken, type NewDeployToken, releaseLogs } from '@zhilv/server/database';
import { deployApi, DevelopmentServers, listen } from '@zhilv/server/gateway';
import { asc, isNotNull } from 'drizzle-orm';
import { openTestReleases, type TestReleases } from '../release/openTestReleases.ts';
import { openTestDatabase } from '../server/openTestDatabase.ts';
import { openTestGateway } from '../server/openTestGateway.ts';

interface CommandResult {
  readonly code: number;
  /** The lines that it printed. */
  readonly out: readonly string[];
  /** The messages about failures. */
  readonly wrong: string;
}

/** A server with a site directory, and somebody on another machine, who has nothing but its address and a token. */
export interface TestDeploy {
  readonly url: string;
  /** The server's; tests look at it, and no command of theirs does. */
  readonly releases: TestReleases;
  readonly clock: { now: number };
  readonly db: Database;
  /** Makes a token; left out, it is one for remote_bpm that may do everything. */
  readonly token: (changed?: Partial<NewDeployToken>) => Promise<{ readonly id: Id; readonly token: string }>;
  readonly endToken: (id: Id) => Promise<string | null>;
  /** Runs `mfe` with a token and an address, by default the server's. */
  readonly mfe: (token: string, words: readonly string[], server?: string) => Promise<CommandResult>;
  /** Makes a release of several files, which are made of their names and the number that is given. */
  readonly built: (release: string, files: Readonly<Record<string, number>>, name?: string) => string;
  /** Gives the log of tokens, the oldest first. */
  readonly log: () => Promise<readonly (typeof releaseLogs.$inferSelect)[]>;
  readonly close: () => Promise<void>;
}

/** Starts the gateway on a port of its own, with deploy calls behind it. */
export async function startTestDeploy(): Promise<TestDeploy> {
  const releases = openTestReleases();
  const { siteDirectory } = releases;
  const database = await openTestDatabase();
  const { db } = database;
  const clock = { now: Date.UTC(2026, 2, 1) };
  const deploy = deployApi({ siteDirectory, db, clock: () => clock.now });
  const gateway = openTestGateway({ siteDirectory, deploy });
  const server = await listen(gateway.fetch, '127.0.0.1', 0, new DevelopmentServers(new Map()));

  const built: TestDeploy['built'] = (release, files, name = 'remote_bpm') => {
    const directory = releases.built(release, { name });
    const file = path.join(directory, 'release.json');
    const description = JSON.parse(readFileSync(file, 'utf8')) as Release; // `built` has written it.
    for (const [one, seed] of Object.entries(files)) {
      const content = Buffer.from(`// ${one} ${seed} ${integrityOf(Buffer.from(`${seed}`)).repeat(200)}`);
      mkdirSync(path.dirname(path.join(directory, one)), { recursive: true });
      writeFileSync(path.join(directory, one), content);
      description.files[one] = { integrity: integrityOf(content), bytes: content.byteLength };
    }
    writeFileSync(file, JSON.stringify(description));
    return directory;
  };

  return {
    url: server.url,
    releases,
    clock,
    db,
    token: (changed = {}) =>
      makeDeployToken(db, {
        name: 'ci',
        remotes: ['remote_bpm'],
        rights: 'release',
        userId: null,
        nickname: null,
        days: 30,
        now: clock.now,
        ...changed,
      }),
    endToken: (id) => endDeployToken(db, id, clock.now),
    mfe: async (token, words, address = server.url) => {
      const out: string[] = [];
      const wrong: string[] = [];
      const context = {
        siteDirectory: path.join(siteDirectory, 'no-directory-here'),
        token,
        print: (text: string) => out.push(text),
        now: Date.now,
        wait: async () => {},
      };
      const code = await runCommand([...words, '--server', address], context, (text) => wrong.push(text));
      return { code, out, wrong: wrong.join('\n') };
    },
    built,
    log: () => db.select().from(releaseLogs).where(isNotNull(releaseLogs.deployTokenId)).orderBy(asc(releaseLogs.id)),
    close: async () => {
      await server.close();
      await gateway.close();
      await database.close();
      releases.remove();
    },
  };
}
