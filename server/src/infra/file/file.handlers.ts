import { file, UploadedFile } from '@zhilv/contract/infra';
import { badParameter } from '../../call/apiErrors.ts';
import { implement, type Implementation } from '../../call/implement.ts';
import { contains, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { descending } from '../../records/sorting.ts';
import { files } from './file.table.ts';
import { endingOf, isOfKind, kindOfName, TAKEN_ENDINGS } from './fileKind.ts';
import { deleteFile, forgetContent, storeFile, urlOf } from './files.ts';

const list = listOf(files, UploadedFile, {
  matches: ({ path, type, createTime }: FiltersOf<typeof file.page>) => [
    contains(files.path, path),
    contains(files.type, type),
    ...within(files.createTime, createTime),
  ],
  order: [descending('id')],
  sortable: ['size', 'createTime'],
});

/** Uploaded files (docs/protocol/infra.md §5). */
export const handlers: readonly Implementation[] = [
  implement(file.upload, async (call) => {
    const { name } = call.input.file;
    const kind = kindOfName(name);
    if (kind === null) throw badParameter(notTaken(name));
    const content = new Uint8Array(await call.input.file.arrayBuffer());
    if (!(await isOfKind(content, kind))) throw badParameter(`文件内容与扩展名 .${endingOf(name)} 不符`);
    return (await storeFile(call.db, call, { name, content, ...kind })).url;
  }),
  implement(file.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map((row) => ({ ...row, url: urlOf(row, call) })) };
  }),
  implement(file.delete, async ({ db, input, settings }) => {
    await forgetContent(settings, await deleteFile(db, input.id));
    return true;
  }),
];

function notTaken(name: string): string {
  const ending = endingOf(name);
  const taken = TAKEN_ENDINGS.join('、');
  return ending === '' ? `文件没有扩展名，可以上传 ${taken}` : `不能上传 .${ending} 文件，可以上传 ${taken}`;
}
