/** `system_data_scope`: whose records a role shows. */
export const DATA_SCOPE = {
  all: 1,
  /** Departments that the role names, and the holder's own. */
  chosen: 2,
  ownDept: 3,
  ownDeptAndBelow: 4,
  oneself: 5,
} as const;
