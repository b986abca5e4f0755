import { expect, it } from 'vitest';
import { type Script, scriptNotes } from './scriptNotes.ts';

const EMPTY: Script = { scriptFormat: '', scriptType: '', value: '', resource: '' };

it.each<[Partial<Script>, readonly string[]]>([
  [{}, ['请填写脚本格式', '请选择脚本类型']],
  [{ scriptFormat: 'groovy', scriptType: 'inlineScript', value: ' ' }, ['请填写脚本内容']],
  [{ scriptFormat: 'groovy', scriptType: 'externalScript', value: 'x = 1' }, ['请填写资源地址']],
  [{ scriptFormat: 'groovy', scriptType: 'inlineScript', value: 'x = 1' }, []],
  [{ scriptFormat: ' ', scriptType: 'externalScript', resource: 'deployment://a.groovy' }, ['请填写脚本格式']],
])('of %o says %o', (script, texts) => {
  expect(scriptNotes({ ...EMPTY, ...script }, 'error').map(({ text }) => text)).toEqual(texts);
});

it('gives notes of the kind that was asked for', () => {
  expect(scriptNotes(EMPTY, 'warning')[0]).toEqual({ field: 'scriptFormat', kind: 'warning', text: '请填写脚本格式' });
});
