export { type Config, config } from './config.ts';
export { file, UploadedFile } from './file.ts';
export { fileConfig, FileConfig } from './fileConfig.ts';
