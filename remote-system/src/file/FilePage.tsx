import { file, type UploadedFile } from '@zhilv/contract/infra';
import { FilterBar, ListPage, RecordTable, useActions, useList } from '@zhilv/crud';
import { call, Can, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { UploadButton } from './UploadButton.tsx';
import { uploadedFiles } from './uploadedFiles.tsx';

/** Lists what people have uploaded, takes more, and removes files. */
export function FilePage() {
  const list = useList(uploadedFiles);
  const { isBusy, run } = useActions();

  const remove = (row: UploadedFile): Promise<void> => {
    const name = row.name || row.path;
    const work = async (): Promise<void> => {
      await call(file.delete, { id: row.id }, { quiet: true });
      messages.success(`已删除「${name}」`);
      await list.reload({});
    };
    const content = `删除「${name}」后，用到它的页面、商品和内容都不能再显示它，并且不能恢复。确定删除吗？`;
    return run(row.id, work, { question: { content, danger: true, okText: '删除' } });
  };

  return (
    <ListPage
      list={list}
      title="文件列表"
      actions={<UploadButton onUploaded={() => list.reload({})} />}
      filter={<FilterBar list={list} fields={['path', 'type', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'type', 'size', 'createTime', 'path']}
        facts={['size', 'createTime']}
        rowActions={(row) => (
          <Can call={file.delete}>
            <Button
              kind="danger-text"
              aria-label={`删除「${row.name || row.path}」`}
              busy={isBusy(row.id)}
              onClick={() => void remove(row)}
            >
              删除
            </Button>
          </Can>
        )}
      />
    </ListPage>
  );
}
