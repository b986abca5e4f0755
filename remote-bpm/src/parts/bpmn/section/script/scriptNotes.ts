import type { FieldNote } from '../Section.ts';

/** A script as a form has it. */
export interface Script {
  readonly scriptFormat: string;
  /** Empty while people have chosen none. */
  readonly scriptType: 'inlineScript' | 'externalScript' | '';
  readonly value: string;
  readonly resource: string;
}

/** Tells what a script lacks, by the names that its fields have here. */
export function scriptNotes(
  { scriptFormat, scriptType, value, resource }: Script,
  kind: FieldNote['kind'],
): readonly FieldNote[] {
  const note = (field: keyof Script, text: string): FieldNote => ({ field, kind, text });
  return [
    ...(scriptFormat.trim() === '' ? [note('scriptFormat', '请填写脚本格式')] : []),
    ...(scriptType === '' ? [note('scriptType', '请选择脚本类型')] : []),
    ...(scriptType === 'inlineScript' && value.trim() === '' ? [note('value', '请填写脚本内容')] : []),
    ...(scriptType === 'externalScript' && resource.trim() === '' ? [note('resource', '请填写资源地址')] : []),
  ];
}
