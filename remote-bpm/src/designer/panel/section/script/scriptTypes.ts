/** Where a script stands: in the process itself, or in a file beside it. */
export const SCRIPT_TYPES = [
  { value: 'inlineScript', label: '内联脚本' },
  { value: 'externalScript', label: '外部脚本' },
] as const;
