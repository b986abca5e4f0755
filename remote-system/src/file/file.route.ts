import { listLoader } from '@zhilv/crud';
import { uploadedFiles } from './uploadedFiles.tsx';

export const page = { key: 'infra/file/index', title: '文件列表' };

export { FilePage as Component } from './FilePage.tsx';

export const loader = listLoader(uploadedFiles);
