import { type FileConfig, fileConfig } from '@zhilv/contract/infra';
import { implement, type Implementation } from '../../call/implement.ts';
import type { FilesSettings } from '../../settings/FilesSettings.ts';

/** The values of `infra_file_storage`. */
const Storage = { database: 1, directory: 10, s3: 20 } as const;

/** Uploaded files are in the database from the beginning, and stay there when an installation gets another storage. */
const inDatabase = (master: boolean): FileConfig => ({
  id: '1',
  name: '数据库',
  storage: Storage.database,
  master,
  remark: master ? '没有设置 FILES_DIR 或 FILES_S3_ENDPOINT' : '保存在设置其他存储之前上传的文件',
});

/** Gives the storages of an installation, that which takes new files first. The keys of a store are left out. */
function storagesOf(settings: FilesSettings): readonly FileConfig[] {
  switch (settings.kind) {
    case 'database':
      return [inDatabase(true)];
    case 'directory':
      return [
        { id: '2', name: '本地目录', storage: Storage.directory, master: true, remark: settings.directory },
        inDatabase(false),
      ];
    case 's3':
      return [{ id: '3', name: '对象存储', storage: Storage.s3, master: true, remark: settings.endpoint }, inDatabase(false)];
  }
}

/** Where uploaded files are kept, which the environment says and pages only show. */
export const handlers: readonly Implementation[] = [
  implement(fileConfig.page, async ({ input, settings }) => {
    const { name = '', storage, pageNo, pageSize } = input;
    const all = storagesOf(settings.files).filter(
      (each) => each.name.includes(name) && (storage === undefined || each.storage === storage),
    );
    return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
  }),
];
