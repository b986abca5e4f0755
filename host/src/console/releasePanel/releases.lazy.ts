export { UiRoot } from '@zhilv/ui/root';
export { ReleasesPage as Component } from './ReleasesPage.tsx';
export { releasesLoader as loader } from './releasesLoader.ts';
