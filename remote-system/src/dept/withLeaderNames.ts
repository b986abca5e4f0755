import { type Dept, user } from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';

/** Names the leaders of departments where the back end does not, as a stock one. A list without names is a list all the same. */
export async function withLeaderNames(rows: readonly Dept[]): Promise<readonly Dept[]> {
  if (!rows.some(({ leaderUserId, leader }) => leaderUserId && leader === undefined)) return rows;
  try {
    const users = await call(user.listAllSimple, {}, { quiet: true });
    const names = new Map(users.map(({ id, nickname }) => [String(id), nickname]));
    return rows.map((row) => {
      const nickname = names.get(String(row.leaderUserId));
      return { ...row, leader: row.leaderUserId && nickname !== undefined ? { id: row.leaderUserId, nickname } : null };
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return rows;
  }
}
