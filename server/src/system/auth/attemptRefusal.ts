import type { BusinessError } from '../../call/BusinessError.ts';
import { type Applicant, TooManyWaiting, type Turns } from '../../call/Turns.ts';
import { LoginResult, logRefusal } from './loginLog.ts';
import { waitRefusal } from './waitRefusal.ts';

/** Whoever comes while too many wait is told to come back after this time. */
const BUSY_SECONDS = 5;

/** Gives the refusal of an attempt that has to wait so many seconds. */
type AttemptRefusal = (reason: string, seconds: number) => Promise<BusinessError>;

type LogContext = Parameters<typeof logRefusal>[0];
type LoggedAttempt = Parameters<typeof logRefusal>[1];

/** Makes the refusals of attempts of one account, which are logged. */
export const loggedRefusal =
  (context: LogContext, attempt: Omit<LoggedAttempt, 'result'>): AttemptRefusal =>
  async (reason, seconds) => {
    await logRefusal(context, { ...attempt, result: LoginResult.refused });
    return waitRefusal(reason, seconds);
  };

/** Makes an attempt when its turn comes. @throws BusinessError 429 where too many wait */
export const inTurn = <Result>(
  turns: Turns,
  applicant: Applicant,
  attempt: () => Promise<Result>,
  refused: AttemptRefusal,
): Promise<Result> =>
  turns.run(applicant, attempt).catch(async (error: unknown) => {
    if (!(error instanceof TooManyWaiting)) throw error;
    throw await refused('登录请求过多', BUSY_SECONDS);
  });
