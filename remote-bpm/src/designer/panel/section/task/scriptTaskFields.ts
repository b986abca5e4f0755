import type { FieldDeclaration } from '../../field/DeclaredFields.tsx';

/** How a script runs. */
export const SCRIPT_RUN_FIELDS = {
  resultVariable: { label: '结果变量' },
  autoStoreVariables: { label: '自动保存变量' },
  doNotIncludeVariables: { label: '不传入变量' },
  skipExpression: { label: '跳过表达式', code: true },
} as const satisfies Readonly<Record<string, FieldDeclaration>>;
