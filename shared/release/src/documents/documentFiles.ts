import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isIntact } from '../files/integrityOf.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import {
  type AppConfig,
  DOCUMENT_NAMES,
  type DocumentName,
  type HostAssets,
  type Registry,
  Release,
  type ReleaseFile,
  type ReleaseSummary,
} from '../schema/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { escaped } from './escaped.ts';
import { APP_CONFIG_ELEMENT, REGISTRY_ELEMENT } from './fillDocument.ts';
import { policyElement } from './policyElement.ts';
import { ROUTE_MARKS, routeMarks, routesOf } from './routes.ts';

/** The console shows this where no script runs; public pages get their text from the server (architecture §8). */
const WITHOUT_SCRIPT = '<noscript>请启用 JavaScript 后再访问本页面。</noscript>';

/** The character set stands before the policy, because browsers look for it among the first 1024 bytes. */
const CHARSET = '<meta charset="utf-8">';

/** A document's shell draws in this element; a rendered page takes its place. */
export const ROOT_ELEMENT = `<div id="root"></div>${WITHOUT_SCRIPT}`;

/** The file of the module by which pages of others show remotes. It is always that of the live host. */
export const EMBED_MODULE = 'embed/zhilv.js';

/**
 * Gives the three documents of the active host release, the table of which address gets which, and the module for pages of others,
 * by file path.
 */
export function documentFiles(siteDirectory: string, registry: Registry, appConfig: AppConfig): ReadonlyMap<string, string> {
  const routes = routesOf(registry);
  const files = new Map([
    ['routes.json', `${JSON.stringify(routes)}\n`],
    ...routeMarks(routes).map((mark) => [mark, ''] as const),
  ]);
  const active = activeRelease(registry.host);
  if (!active) return files;
  const host = hostOf(siteDirectory, active);
  for (const name of DOCUMENT_NAMES) files.set(`${name}.html`, documentOf(name, host, active.url, appConfig));
  if (host.embed) files.set(EMBED_MODULE, readFileSync(path.join(siteDirectory, active.url, host.embed.file), 'utf8'));
  return files;
}

/**
 * Reads what the documents of a release of the host are made of.
 * @throws Error when its description is not there, or not the one whose digest the registry has
 */
export function hostOf(siteDirectory: string, { url, integrity }: Pick<ReleaseSummary, 'url' | 'integrity'>): HostAssets {
  const description = readFileSync(path.join(siteDirectory, url, 'release.json'));
  if (!isIntact(description, integrity)) throw new Error(`${url}release.json is not the one whose digest the registry has`);
  const { host } = Release.parse(JSON.parse(description.toString('utf8')));
  if (!host) throw new Error(`${url}release.json is not a host's`);
  return host;
}

/**
 * Gives what is written of an earlier registry and not among the `files` of this one: marks of addresses that belong to another
 * document by now, and the module for pages of others where the live host has none.
 */
export function strayFiles(siteDirectory: string, files: ReadonlyMap<string, string>): readonly string[] {
  const module = files.has(EMBED_MODULE) || !existsSync(path.join(siteDirectory, EMBED_MODULE)) ? [] : [EMBED_MODULE];
  return [...module, ...strayRouteMarks(siteDirectory, files)];
}

function strayRouteMarks(siteDirectory: string, files: ReadonlyMap<string, string>): readonly string[] {
  const folder = path.join(siteDirectory, ROUTE_MARKS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file).startsWith('@'))
    .map((file) => path.posix.join(ROUTE_MARKS, ...file.split(path.sep)))
    .filter((mark) => !files.has(mark));
}

/** Writes a document of the host release whose files are below `base`. */
export function documentOf(name: DocumentName, host: HostAssets, base: string, appConfig: AppConfig): string {
  const { scripts, styles, preloads } = host.documents[name];
  // Mode and digest equal those of the later requests, or the browser would fetch each file twice.
  const checked = ({ file, integrity }: ReleaseFile) =>
    `"${base}${file}" crossorigin="anonymous"${integrity && ` integrity="${integrity}"`}`;
  const preload = (file: ReleaseFile) => `<link rel="preload" as="${isStyle(file) ? 'style' : 'script'}" href=${checked(file)}>`;
  // On a slow network the registry takes as long to come as a request does. Public documents are rendered as a rule and start
  // their scripts later.
  const [first, rest] =
    name === 'public' ? [[], preloads] : [[...scripts, ...preloads.filter((file) => !isStyle(file))], preloads.filter(isStyle)];
  const lines = [
    '<!doctype html>',
    `<html lang="zh-CN" data-document="${name}" data-host="${base}">`,
    '<head>',
    CHARSET,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(appConfig.company.name)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${host.icon}">`,
    ...first.map(preload),
    // Public pages stay readable in any browser.
    ...(name === 'public' ? [] : [`<script>${host.olderBrowserScript}</script>`]),
    ...(host.firstScript === '' ? [] : [`<script>${host.firstScript}</script>`]),
    APP_CONFIG_ELEMENT,
    REGISTRY_ELEMENT,
    ...(name === 'sign-in' ? [nextFiles(host, base)] : []),
    `<script>${host.headScript}</script>`,
    // The mark tells the head script these from files that are loaded later.
    ...styles.map((file) => `<link rel="stylesheet" data-boot href=${checked(file)}>`),
    ...scripts.map((file) => `<script defer data-boot src=${checked(file)}></script>`),
    ...rest.map(preload),
    '</head>',
    `<body>${ROOT_ELEMENT}</body>`,
    '</html>',
  ];
  const html = `${lines.join('\n')}\n`;
  const policy = policyElement(contentSecurityPolicy(html, name, appConfig));
  return html.replace(CHARSET, () => `${CHARSET}\n${policy}`);
}

const isStyle = ({ file }: ReleaseFile): boolean => file.endsWith('.css');

/** Lists the files that the console will ask for. Sign-in fetches them ahead while its visitor types. */
function nextFiles(host: HostAssets, base: string): string {
  const { scripts, styles, preloads } = host.documents.console;
  const addresses = [...scripts, ...styles, ...preloads].map(({ file }) => base + file);
  return `<script type="application/json" id="next-files">${JSON.stringify(addresses)}</script>`;
}
