export { type Config, config } from './config.ts';
export { file, UploadedFile } from './file.ts';
