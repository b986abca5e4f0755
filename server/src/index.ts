export { type Listening } from './gateway/listen.ts';
export { type ApiTarget, staysLocal } from './settings/ApiTarget.ts';
export { readSettings } from './settings/settings.ts';
export { StartupError } from './settings/StartupError.ts';
export { drawSharePictures } from './start/drawSharePictures.ts';
export { prepareDatabase } from './start/prepareDatabase.ts';
export { type Front, serveProduct } from './start/serveProduct.ts';
export { writeFirstAppConfig } from './start/writeFirstAppConfig.ts';
