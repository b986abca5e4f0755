import { sql } from 'drizzle-orm';
import type { StoredProcesses } from './startStoredProcesses.ts';

/** A command that was done. */
export interface LoggedCommand {
  readonly id: string;
  /** The root that it changed or started. */
  readonly rootId: string;
  /** Epoch ms. */
  readonly at: number;
}

/** For tests: the commands of a database in the order in which they were done. Those on one root have the order of its lock. */
export class CommandLog {
  readonly #processes: StoredProcesses;
  #last = 0;

  private constructor(processes: StoredProcesses) {
    this.#processes = processes;
  }

  /** Has the database number its commands, which the product does not need. */
  static async of(processes: StoredProcesses): Promise<CommandLog> {
    await processes.database.db.execute(sql`alter table bpm_command add column number bigserial`);
    return new CommandLog(processes);
  }

  /** Gives those that were done since it was asked before. */
  async next(): Promise<readonly LoggedCommand[]> {
    const rows = await this.#processes.rows<LoggedCommand & { readonly number: number }>(sql`
      select id, coalesce(root_id, answer #>> '{}') as "rootId", (extract(epoch from create_time) * 1000)::float8 as at, number::int
      from bpm_command where number > ${this.#last} order by number`);
    this.#last = rows.at(-1)?.number ?? this.#last;
    return rows;
  }
}
