import { file, type UploadedFile } from '@zhilv/contract/infra';
import { dateTime, defineResource, type Identified, text } from '@zhilv/crud';
import { formatBytes } from '@zhilv/format';
import { FileName } from './FileName.tsx';

/** What people have uploaded, whatever it is used for. */
export const uploadedFiles = defineResource({
  name: '文件',
  api: { page: file.page },
  fields: {
    name: { ...text('文件名'), show: (_name: unknown, row: Identified) => <FileName file={row as UploadedFile} /> },
    type: text('文件类型', { code: true }),
    size: { ...text('大小'), show: (bytes: unknown) => formatBytes(Number(bytes)) },
    path: text('文件路径', { code: true, copy: true }),
    createTime: dateTime('上传时间'),
  },
  nameField: 'path',
});
