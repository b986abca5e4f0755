import { listLoader } from '@zhilv/crud';
import { fileConfigs } from './fileConfigs.tsx';

export const page = { key: 'infra/fileConfig/index', title: '文件配置' };

export { FileConfigPage as Component } from './FileConfigPage.tsx';

export const loader = listLoader(fileConfigs);
