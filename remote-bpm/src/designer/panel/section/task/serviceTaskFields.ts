import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** What becomes of the result of a service, and when the process goes on. */
export const SERVICE_RESULT_FIELDS = {
  resultVariable: { label: '结果变量' },
  useLocalScopeForResultVariable: { label: '结果存为局部' },
  storeResultVariableAsTransient: { label: '结果不持久化' },
  triggerable: {
    label: '等待触发',
    choices: [
      { value: '', label: '未设置（否）' },
      { value: 'true', label: '是' },
      { value: 'false', label: '否' },
      { value: 'sync', label: '是，同步执行' },
    ],
  },
  skipExpression: { label: '跳过表达式', code: true },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
