import { createHash } from 'node:crypto';
import type { ClientErrorReport } from '@zhilv/contract/operation';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientErrors } from './clientError.table.ts';

export type ReportedError = ClientErrorReport['errors'][number];

/** The part of a report that is kept. It tells nothing of its sender. */
export interface Sighting extends Pick<ClientErrorReport, 'hostRelease' | 'errors'> {
  /** The name that `browserName` gives. */
  readonly browser: string;
  /** The network that it came from. */
  readonly network: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Decides about an error that was never seen: null when it is not to be kept. */
export type Admission = (error: ReportedError) => Promise<{ readonly isOfKnownRelease: boolean } | null>;

/** So many different errors are kept, and so many of them of releases that nobody published. */
export interface Places {
  readonly kept: number;
  readonly keptOfUnknown: number;
}

/** Keeps what a browser reported: an error seen before is counted up. Gives those that were never seen and are kept now. */
export async function keepClientErrors(
  db: Database,
  sighting: Sighting,
  admission: Admission,
  { kept, keptOfUnknown }: Places,
): Promise<readonly ReportedError[]> {
  const unseen: ReportedError[] = [];
  for (const error of sighting.errors) {
    if (await countUp(db, error, sighting)) continue;
    const admitted = await admission(error);
    if (admitted !== null && (await insert(db, error, sighting, admitted.isOfKnownRelease))) unseen.push(error);
  }
  if (unseen.length > 0) {
    await takePlacesBack(db, keptOfUnknown, eq(clientErrors.isOfKnownRelease, false));
    await takePlacesBack(db, kept);
  }
  return unseen;
}

/** Counts an error up that is kept, and tells whether it is. */
async function countUp(db: Database, error: ReportedError, sighting: Sighting): Promise<boolean> {
  const fingerprint = fingerprintOf(error, sighting.hostRelease);
  const counted = await db
    .update(clientErrors)
    .set(oneMore(error, sighting))
    .where(eq(clientErrors.fingerprint, fingerprint))
    .returning({ id: clientErrors.id });
  return counted.length > 0;
}

/** Keeps an error, and tells whether it is a new one: another process may have kept it meanwhile. */
async function insert(db: Database, error: ReportedError, sighting: Sighting, isOfKnownRelease: boolean): Promise<boolean> {
  const { hostRelease, browser, network, now } = sighting;
  const seen = { hostRelease, browser, sender: senderOf(network), isOfKnownRelease, firstTime: now, lastTime: now };
  const [row] = await db
    .insert(clientErrors)
    .values({ ...error, ...seen, fingerprint: fingerprintOf(error, hostRelease) })
    .onConflictDoUpdate({ target: clientErrors.fingerprint, set: oneMore(error, sighting) })
    // PostgreSQL's own way to tell an inserted row from an updated one.
    .returning({ inserted: sql<boolean>`xmax = 0` });
  return row?.inserted === true;
}

const oneMore = ({ path, count }: ReportedError, { browser, network, now }: Sighting) => ({
  path,
  browser,
  lastTime: now,
  sender: sql`case when ${clientErrors.sender} = ${senderOf(network)} then ${clientErrors.sender} end`,
  // The count stays within 32 bits, as numbers on the wire do.
  count: sql`least(${clientErrors.count}::bigint + ${count}, 2147483647)`,
});

/**
 * Errors are equal when they are of one release, under one release of the host, with the same words and the same place. The
 * page and the browser make no difference.
 */
function fingerprintOf({ kind, remote, release, message, stack }: ReportedError, hostRelease: string): string {
  const place = stack.split('\n', 1);
  return digestOf(JSON.stringify([kind, remote, release, hostRelease, message, place]));
}

/** So few digits that they lead to nobody, and that few senders have the same by chance. */
const senderOf = (network: string): string => digestOf(network).slice(0, 4);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Takes back the places beyond `most`, one after the other from whoever has most of them: a sender first, among such a
 * release, and there the error that was not seen for the longest time. An error that several senders met is nobody's.
 */
async function takePlacesBack(db: Database, most: number, among?: SQL): Promise<void> {
  for (let surplus = (await db.$count(clientErrors, among)) - most; surplus > 0; surplus -= 1) {
    const { id, sender, isOfKnownRelease, remote, release, lastTime } = clientErrors;
    const ofSender = sql`case when ${sender} is null then 1 else count(*) over (partition by ${sender}) end`;
    const ofRelease = sql`count(*) over (partition by ${isOfKnownRelease}, case when ${isOfKnownRelease} then ${remote} || ' ' || ${release} end)`;
    const [first] = await db
      .select({ id })
      .from(clientErrors)
      .where(among)
      .orderBy(sql`${ofSender} desc`, sql`${ofRelease} desc`, lastTime, id)
      .limit(1);
    if (first === undefined) return;
    await db.delete(clientErrors).where(eq(clientErrors.id, first.id));
  }
}
