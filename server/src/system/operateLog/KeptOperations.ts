import type { Clock } from '../../call/Clock.ts';
import type { Operated } from '../../call/Operated.ts';
import type { Database } from '../../db/database.ts';
import { logShortener } from '../../db/logShortener.ts';
import { shortenLoginLog } from '../auth/loginLog.ts';
import { operateLogs } from './operateLog.table.ts';

/** `system_operate_type` */
const OperateType = { other: 0, create: 2, update: 3, delete: 4, import: 6 } as const;
const TYPES: ReadonlyMap<string, number> = new Map(Object.entries(OperateType));

/** So many wait while the database is slow to take those before them; the log has none beyond, and calls go on. */
const MOST_WAITING = 2_000;
const MOST_AT_ONCE = 200;

const shortenOperateLog = logShortener(operateLogs);

type Row = typeof operateLogs.$inferInsert;

/**
 * Keeps the log of what signed-in users wrote, for half a year. Rows are written beside the calls, which neither wait for them nor fail
 * with them: a process that ends loses those that still wait, and an insert that fails those of its own. What is too old goes then, of
 * the login log as well.
 */
export class KeptOperations {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #waiting: Row[] = [];
  #writing = false;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  readonly note = (operated: Operated): void => {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(rowOf(operated, this.#clock()));
    if (!this.#writing) void this.#write();
  };

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await this.#db.insert(operateLogs).values(rows);
        await shortenOperateLog(this.#db, this.#clock());
        await shortenLoginLog(this.#db, this.#clock());
      } catch {
        // They are not tried again, for the database may be away for long. The server's own log has a line of each call.
      }
    }
    this.#writing = false;
  }
}

function rowOf(operated: Operated, createTime: number): Row {
  const { endpoint, user, id, recordId, code, refusal, durationMs, address, userAgent } = operated;
  return {
    tenantId: user.tenantId,
    traceId: id,
    userId: user.id,
    username: user.username,
    type: TYPES.get(/[a-z]+/.exec(endpoint.path.split('/').at(-1) ?? '')?.[0] ?? '') ?? OperateType.other,
    requestMethod: endpoint.method,
    requestUrl: endpoint.path.slice(0, 200),
    recordId: recordId === null ? null : String(recordId),
    resultCode: code,
    // A character that PostgreSQL's text cannot hold would lose the rows of the whole insert.
    resultMsg: refusal?.replaceAll('\0', '').slice(0, 200) ?? null,
    durationMs: Math.round(durationMs),
    userIp: address.slice(0, 50),
    userAgent: userAgent.slice(0, 200),
    createTime,
  };
}
