import type { Operation } from '@zhilv/contract';

/** Something that staff do to a record, which brings it on. */
interface Step {
  readonly label: string;
  readonly call: Pick<Operation, 'access'>;
  /** Only back ends that offer it have the call. */
  readonly offer?: string;
  readonly danger?: boolean;
}

/** Steps by their names, in the order in which they are offered; what a record waits for stands first. */
export type Steps<Name extends string> = Readonly<Record<Name, Step>>;

/** The steps of a record, apart from what the user may do. */
export interface OfferedSteps<Name extends string> {
  /** What the record waits for; null where it waits for the buyer, or for nothing. */
  readonly awaited: Name | null;
  readonly others: readonly Name[];
}

interface Circumstances {
  /** What the state of the record lets through. */
  readonly allowed: readonly string[];
  /** The names of those that a record waits for. */
  readonly awaited: ReadonlySet<string>;
  /** The calls that the back end has beside those of every back end. */
  readonly offers: ReadonlySet<string>;
}

/** Gives what staff can do to a record in its state. */
export function offeredSteps<Name extends string>(
  steps: Steps<Name>,
  { allowed, awaited, offers }: Circumstances,
): OfferedSteps<Name> {
  const names = (Object.keys(steps) as Name[]).filter((name) => {
    const { offer } = steps[name];
    return allowed.includes(name) && (offer === undefined || offers.has(offer));
  });
  const first = names.find((name) => awaited.has(name)) ?? null;
  return { awaited: first, others: names.filter((name) => name !== first) };
}
