/** Which version of something deployed an element means. */
export const BINDINGS = [
  { value: '', label: '未设置（最新版本）' },
  { value: 'latest', label: '最新版本' },
  { value: 'deployment', label: '同一次部署' },
  { value: 'version', label: '指定版本号' },
];

/** The same where versions may have tags. */
export const BINDINGS_WITH_TAG = [...BINDINGS, { value: 'versionTag', label: '指定版本标签' }];
