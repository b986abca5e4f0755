const LABELS: Readonly<Record<string, string>> = {
  '': '未设置',
  long: '整数',
  string: '文本',
  boolean: '布尔',
  date: '日期',
  enum: '枚举',
  double: '小数',
  custom: '自定义',
};

/** Gives what people call a type of a field; its name where it is one of an installation's own. */
export const typeLabel = (type: string): string => LABELS[type] ?? type;
