import { FilterBar, ListPage, RecordTable, useList } from '@zhilv/crud';
import { fileConfigs } from './fileConfigs.tsx';

/** Shows where uploaded files are kept. */
export function FileConfigPage() {
  const list = useList(fileConfigs);
  return (
    <ListPage list={list} title="文件配置" filter={<FilterBar list={list} fields={['name', 'storage']} />}>
      <RecordTable list={list} columns={['name', 'storage', 'master', 'remark']} facts={['storage', 'master']} />
    </ListPage>
  );
}
