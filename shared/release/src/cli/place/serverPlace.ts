import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BegunUpload, type DEPLOY_BODIES, DeployOutcome, DeployProblems, DeployStatus } from '../../deploy/deployAnswers.ts';
import { CommandError } from '../../error/CommandError.ts';
import { readBuiltRelease } from '../../files/builtRelease.ts';
import { type DeployCalls, deployCalls, Interrupted } from './deployCalls.ts';
import type { ReleasePlace, ReleaseToPublish } from './ReleasePlace.ts';

export interface ServerPlaceOptions {
  /** Address of the server. */
  readonly server: string;
  /** Deploy token. */
  readonly token: string;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** A file that goes through begins the count anew. */
const TRIES = 5;
const FIRST_WAIT_MS = 500;

/**
 * Publishes to a server over HTTP.
 * @throws CommandError for an address over which a token must not be sent
 */
export function serverPlace({ server, token, wait }: ServerPlaceOptions): ReleasePlace {
  const call = deployCalls(server, token);
  const change = <Name extends 'promote' | 'rollback' | 'disable' | 'enable'>(
    name: Name,
    body: (typeof DEPLOY_BODIES)[Name]['_zod']['output'],
  ): Promise<DeployOutcome> =>
    call({ method: 'POST', path: name, body: JSON.stringify(body), answer: DeployOutcome }).catch((error: unknown) => {
      // It is not repeated: a second rollback would go back further.
      throw error instanceof Interrupted ? new CommandError(`${error.message}; whether it was done, mfe status tells`) : error;
    });
  return {
    kind: 'server',
    address: server,
    publish: (release) => publishOver(call, release, wait),
    promote: (target) => change('promote', target),
    rollback: (target) => change('rollback', target),
    disable: (target) => change('disable', target),
    enable: (target) => change('enable', target),
    status: () => call({ method: 'GET', path: 'status', answer: DeployStatus }),
    verify: async () => (await call({ method: 'GET', path: 'verify', answer: DeployProblems })).problems,
  };
}

/**
 * Sends the files that the server lacks, one after the other, and has it publish them. After a connection that broke it goes on
 * with those that are missing still.
 */
async function publishOver(
  call: DeployCalls,
  { directory, commit, activate, onlyIfNew }: ReleaseToPublish,
  wait: ServerPlaceOptions['wait'],
): Promise<DeployOutcome> {
  // What would be refused there is refused before anything is sent.
  const { release } = readBuiltRelease(directory);
  const count = Object.keys(release.files).length;
  const sent = new Set<string>();
  let failures = 0;
  let mayBeDone = false;
  for (;;) {
    try {
      const description = readFileSync(path.join(directory, 'release.json'));
      const query = `?activate=${activate}`;
      const { upload, missing } = await call({
        method: 'POST',
        path: `uploads/${release.name}${query}`,
        body: description,
        answer: BegunUpload,
      });
      const address = `uploads/${release.name}/${upload}`;
      for (const file of missing) {
        const body = readFileSync(path.join(directory, file));
        await call({ method: 'PUT', path: `${address}/files/${file}`, body, answer: DeployOutcome });
        sent.add(file);
        failures = 0;
      }
      // An answer that was lost may have said that it is published.
      const body = JSON.stringify({ activate, commit, onlyIfNew: onlyIfNew || mayBeDone });
      mayBeDone = true;
      const { lines, release: published } = await call({
        method: 'POST',
        path: `${address}/publish`,
        body,
        answer: DeployOutcome,
      });
      return { lines: [...lines, sentLine(sent.size, count)], release: published };
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      failures += 1;
      if (failures === TRIES)
        throw new CommandError(
          `${error.message}\nwhat has arrived (${sent.size} of ${count} files by this command) stays there for a day; to go on, run it again`,
        );
      await wait(FIRST_WAIT_MS * 2 ** failures);
    }
  }
}

/** Says what went over the wire, and what did not have to. */
const sentLine = (sent: number, count: number): string => `sent ${sent} of ${count} files; the server has the others`;
