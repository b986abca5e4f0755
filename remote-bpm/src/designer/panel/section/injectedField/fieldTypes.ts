/** What an injected field is given. */
export const FIELD_TYPES = [
  { value: 'string', label: '字符串' },
  { value: 'expression', label: '表达式' },
] as const;
