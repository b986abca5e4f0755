import { dictionaries } from '@zhilv/contract/dictionary';
import { FIELD_KINDS, type FieldKind, type ScreenField } from '@zhilv/server/template';
import { GeneratorError } from './GeneratorError.ts';
import { codeName, label } from './names.ts';

/** The kinds and labels of the names that screens have most often. */
const LABELS: Readonly<Record<string, string>> = {
  name: '名称',
  code: '编码',
  sort: '排序',
  status: '状态',
  remark: '备注',
  phone: '电话',
  address: '地址',
};

const FORM =
  'name:kind:中文名, with dict=<dictionary type> as the kind of a dictionary; for example name:text:名称,sort:number,status:dict=common_status';

/**
 * The fields of a screen, from `name:kind:label` with commas between.
 * @throws GeneratorError with what is wrong, and how it is written
 */
export function readFields(text: string): readonly [ScreenField, ...ScreenField[]] {
  const [first, ...others] = text.split(',').map((one) => readField(one.trim()));
  if (first === undefined || first.kind !== 'text')
    throw new GeneratorError('the first field is the name of a record, so it is a text');
  const names = [first, ...others].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new GeneratorError(`${twice} is there twice`);
  return [first, ...others];
}

function readField(text: string): ScreenField {
  const [given = '', kindText = '', labelText] = text.split(':');
  const name = codeName(given, 'field');
  const [kind = '', type] = kindText.split('=');
  if (!isKind(kind))
    throw new GeneratorError(
      `${given} has the kind ${kindText || '(none)'}; there are ${FIELD_KINDS.join(', ')}. A field is written as ${FORM}`,
    );
  const title = labelText ?? LABELS[name];
  if (title === undefined) throw new GeneratorError(`what do people call ${given}? Write ${given}:${kindText}:中文名`);
  return { name, label: label(title), kind, ...(kind === 'dict' && { dictionary: dictionaryOf(given, type ?? '') }) };
}

const isKind = (text: string): text is FieldKind => (FIELD_KINDS as readonly string[]).includes(text);

function dictionaryOf(field: string, type: string): { type: string; initial: number } {
  const known = dictionaries.find((dictionary) => dictionary.type === type);
  if (known === undefined)
    throw new GeneratorError(
      `${field}: there is no dictionary ${type || '(none)'}; write dict=<type> with one of shared/contract/src/dictionary`,
    );
  const initial = Number(known.entries[0]?.[0]);
  if (!Number.isInteger(initial))
    throw new GeneratorError(`${field}: the values of ${type} are no numbers; a generated screen keeps numbers`);
  return { type, initial };
}
