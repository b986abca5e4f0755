export { Analytics } from './analytics.ts';
export { AppConfig, DEFAULT_APP_CONFIG } from './appConfig.ts';
export { ActivatedBy, Activation, Registry, RegistryEntry, ReleaseSummary } from './registry.ts';
export {
  DOCUMENT_NAMES,
  type DocumentName,
  HostAssets,
  HostDocument,
  Release,
  ReleaseBudget,
  ReleaseFile,
  ReleasePage,
  ReleaseSlot,
  ServerBuild,
} from './release.ts';
