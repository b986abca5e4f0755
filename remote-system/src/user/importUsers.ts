import { user } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';

/** The import of users from a workbook. */
export const importUsers = {
  call: user.import,
  template: user.importTemplate,
  run: async (file: File, { updates, trial }: { readonly updates: boolean; readonly trial: boolean }) => {
    const input = { file, updateSupport: updates, ...(trial && { dryRun: true }) };
    const { createUsernames, updateUsernames, failureUsernames, rows } = await call(user.import, input, { quiet: true });
    // A stock back end gives reasons alone, without their places.
    const faults =
      rows?.map(({ line, username, field, reason }) => ({ line, name: username, field, reason })) ??
      Object.entries(failureUsernames).map(([name, reason]) => ({ line: null, name, field: '', reason }));
    return { created: createUsernames.length, updated: updateUsernames.length, faults };
  },
};
