import type { Endpoint, Operation } from '@zhilv/contract';
import { task } from '@zhilv/contract/bpm';
import { dictType, oauth2, smsCode, social } from '@zhilv/contract/system';
import { type BackEnd, type BackEndAnswer, envelopeOf, type Query, wordsOf } from './BackEnd.ts';

/**
 * The outcome of a call. It fits; the back end has no such path; its feature is switched off; its answer does not fit the
 * contract; it refuses the account; the call was not made.
 */
type Verdict = 'fits' | 'lacks' | 'switched off' | 'differs' | 'refused' | 'not tried';

export interface Finding {
  readonly path: string;
  readonly verdict: Verdict;
  readonly detail: string;
}

/** The inputs of calls that ask for more than the id of a record. */
const EXAMPLES: Query = {
  id: '1',
  roleId: '1',
  userId: '1',
  type: '2',
  key: 'url.swagger',
  name: '智旅',
  username: 'admin',
  kind: 'permission',
  value: 'system:user:query',
  list: dictType.page.path,
  mobile: '13800000000',
  pickUpVerifyCode: '00000000',
  spuIds: ['1'],
  appId: '1',
  code: 'mock',
  processInstanceId: '1',
  parentId: '1',
};

/** Reads that only somebody on the way through sign-in makes: they begin something there, or need what the back end has to know. */
const ON_THE_WAY: ReadonlySet<string> = new Set([oauth2.info.path, smsCode.outbox.path, social.authRedirect.path]);

/** Reads about one task that waits for somebody, and there may be none. */
const OF_AN_OPEN_TASK: ReadonlySet<string> = new Set([task.returnList.path]);

/** Makes every call that the contract declares as a read of JSON by our pages, one after the other. It changes nothing. */
export async function findReads(backEnd: BackEnd, operations: readonly Operation[]): Promise<readonly Finding[]> {
  const reads = operations.filter(isRead);
  const answers = new Map<string, BackEndAnswer>();
  // Lists come first, because their rows have the ids of the records that are read next.
  const inOrder = [
    ...reads.filter(({ input }) => input.safeParse({}).success),
    ...reads.filter(({ input }) => !input.safeParse({}).success),
  ];
  const withoutRecord = new Set<Operation>();
  for (const read of inOrder) {
    if (isOfRecord(read) && recordOf(read, answers) === undefined) {
      withoutRecord.add(read);
      continue;
    }
    const query = queryOf(read, answers);
    if (query !== null) answers.set(read.path, await backEnd.read(read.path, query));
  }
  const unknown = await unknownAnswers(backEnd, [...new Set(reads.map(moduleOf))]);
  const running = new Set(reads.filter((read) => isSuccess(answers.get(read.path))).map(moduleOf));
  return reads.map((read) => {
    if (withoutRecord.has(read)) return { path: read.path, verdict: 'not tried', detail: 'needs a record' };
    const answer = answers.get(read.path);
    if (answer === undefined) return { path: read.path, verdict: 'not tried', detail: `needs ${missingOf(read, {}).join(', ')}` };
    const module = moduleOf(read);
    return { path: read.path, ...verdictOf(read, answer, unknown.get(module) ?? '', running.has(module)) };
  });
}

/** What was done to a record is told of one that is there, and a list may be empty. */
const isOfRecord = ({ path }: Operation): boolean => path.endsWith('/changes');

/** The id of the first record of the list that a call belongs to. */
const recordOf = ({ path }: Operation, answers: ReadonlyMap<string, BackEndAnswer>): string | undefined =>
  firstIdOf(answers.get(path.replace(/\/[^/]+$/, '/page')));

const isRead = (operation: Operation): operation is Endpoint =>
  operation.method === 'GET' &&
  'answer' in operation &&
  operation.answer === 'json' &&
  !ON_THE_WAY.has(operation.path) &&
  !OF_AN_OPEN_TASK.has(operation.path) &&
  !isOfApplications(operation);

/** Other applications have tokens of their own. */
const isOfApplications = ({ access }: Operation): boolean => typeof access === 'object' && 'scope' in access;

const moduleOf = ({ path }: Operation): string => path.split('/')[1] ?? '';

/** Names what a query lacks by the contract. */
function missingOf({ input }: Operation, query: Query): readonly string[] {
  const parsed = input.safeParse(query);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

/** Gives a query that the contract allows; null where none is known. */
function queryOf(read: Operation, answers: ReadonlyMap<string, BackEndAnswer>): Query | null {
  const id = recordOf(read, answers);
  const given = Object.fromEntries(
    missingOf(read, {}).flatMap((name) => {
      const value = name === 'id' ? (id ?? EXAMPLES['id']) : EXAMPLES[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return missingOf(read, given).length === 0 ? given : null;
}

/** The id of a page's first record. */
function firstIdOf(answer: BackEndAnswer | undefined): string | undefined {
  const page = envelopeOf(answer?.body)?.data;
  const list = typeof page === 'object' && page !== null && 'list' in page ? page.list : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : undefined;
}

/** Gives the answer of each module at an unknown path, because a stock back end says there too that the module is off. */
async function unknownAnswers(backEnd: BackEnd, modules: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  for (const module of modules) words.set(module, wordsOf(await backEnd.read(`/${module}/no-such-thing`)));
  return words;
}

const isSuccess = (answer: BackEndAnswer | undefined): boolean => answer?.status === 200 && envelopeOf(answer.body)?.code === 0;

function verdictOf(
  { output }: Endpoint,
  answer: BackEndAnswer,
  unknown: string,
  isRunning: boolean,
): Pick<Finding, 'verdict' | 'detail'> {
  const words = wordsOf(answer);
  const envelope = envelopeOf(answer.body);
  if (answer.status === 404) return { verdict: 'lacks', detail: words };
  if (envelope?.code === 501) return { verdict: isRunning && words === unknown ? 'lacks' : 'switched off', detail: words };
  if (envelope?.code === 403) return { verdict: 'refused', detail: words };
  if (!isSuccess(answer)) return { verdict: 'differs', detail: words };
  const parsed = output.safeParse(envelope?.data);
  if (parsed.success) return { verdict: 'fits', detail: rowsOf(envelope?.data) };
  const [issue] = parsed.error.issues;
  return { verdict: 'differs', detail: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

/** Counts the rows of an answer that is a list. */
function rowsOf(data: unknown): string {
  if (Array.isArray(data)) return `${data.length} rows`;
  if (data === null) return 'null';
  return typeof data === 'object' && data !== undefined && 'total' in data ? `${String(data.total)} rows` : '';
}
