import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** How often a task is done, as people call it. */
export const LOOP_TYPES = [
  { value: 'none', label: '无' },
  { value: 'parallel', label: '并行多实例' },
  { value: 'sequential', label: '串行多实例' },
  { value: 'standard', label: '循环' },
] as const;

/** How many instances there are, and when there are enough. */
export const INSTANCE_FIELDS = {
  loopCardinality: { label: '循环基数', feature: null, placeholder: '次数或表达式' },
  collection: { label: '集合', feature: null, placeholder: '如 ${coll_userList}' },
  elementVariable: { label: '元素变量' },
  elementIndexVariable: { label: '序号变量' },
  completionCondition: {
    label: '完成条件',
    feature: null,
    code: true,
    placeholder: '如 ${nrOfCompletedInstances / nrOfInstances >= 0.5}',
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;

/** When a loop ends. */
export const LOOP_FIELDS = {
  loopMaximum: { label: '最大次数', feature: null, placeholder: '整数或表达式' },
  loopCondition: { label: '循环条件', feature: null, code: true },
  testBefore: { label: '先判断后执行', feature: null },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
