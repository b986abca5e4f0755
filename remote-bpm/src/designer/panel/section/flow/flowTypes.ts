/** When a flow is taken, as people call it. */
export const FLOW_TYPES = [
  { value: 'normal', label: '普通流转' },
  { value: 'default', label: '默认流转' },
  { value: 'condition', label: '条件流转' },
] as const;
