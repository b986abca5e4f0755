import { type Dept, user } from '@zhilv/contract/system';
import { ApiError, call, type CallOptions } from '@zhilv/platform';

/** Gives the names of those who can lead a department, by their ids. @throws ApiError */
export async function leaderNames(options: CallOptions = {}): Promise<ReadonlyMap<string, string>> {
  const users = await call(user.listAllSimple, {}, options);
  return new Map(users.map(({ id, nickname }) => [String(id), nickname]));
}

/** Names the leaders of departments where the back end does not, as a stock one. A list without names is a list all the same. */
export async function withLeaderNames(rows: readonly Dept[]): Promise<readonly Dept[]> {
  if (!rows.some(({ leaderUserId, leader }) => leaderUserId && leader === undefined)) return rows;
  try {
    const names = await leaderNames({ quiet: true });
    return rows.map((row) => {
      const nickname = names.get(String(row.leaderUserId));
      return { ...row, leader: row.leaderUserId && nickname !== undefined ? { id: row.leaderUserId, nickname } : null };
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return rows;
  }
}
