import path from 'node:path';
import type { PageDeclaration } from '../pages/definePages.ts';
import { writeGenerated } from './writeGenerated.ts';

/** Name of a page's expose. */
export const exposeOf = (pageKey: string): string => `./page/${pageKey}`;

/** The module behind a page's expose, from the remote's folder. */
export const generatedModule = (pageKey: string): string => `./.generated/${pageKey.replaceAll('/', '.')}.ts`;

/**
 * Writes the module behind each expose: the page, and the `UiRoot` of the copy of `ui` that the page uses. Public
 * pages do without.
 *
 * @returns what the container exposes: module by expose
 */
export function writePageModules(
  directory: string,
  pages: Readonly<Record<string, PageDeclaration>>,
  withUi: boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([key, page]) => {
      const module = path.posix.join('../src', page.module);
      const root = withUi && page.layout !== 'public' ? `export { UiRoot } from '@zhilv/ui/root';\n` : '';
      writeGenerated(path.join(directory, generatedModule(key)), `export * from '${module}';\n${root}`);
      return [exposeOf(key), generatedModule(key)];
    }),
  );
}
