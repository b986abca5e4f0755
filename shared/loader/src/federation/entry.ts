import { type BundlerRequire, startFederation } from './startFederation.ts';

declare const __webpack_require__: BundlerRequire;

startFederation(__webpack_require__);
