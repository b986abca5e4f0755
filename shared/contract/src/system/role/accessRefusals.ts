/** The codes by which our server refuses changes of accounts, roles, grants and menu rows. A stock ruoyi-vue-pro makes such changes. */
export const ACCESS_REFUSALS = {
  ownAccount: 1_002_002_006,
  ownAdministration: 1_002_002_007,
  lastAdministrator: 1_002_002_008,
  foreignGrant: 1_002_002_009,
  widerScope: 1_002_002_010,
  strongerUser: 1_002_002_011,
  strongerRole: 1_002_002_012,
} as const;
