import { activeRelease } from '@zhilv/release/active-release';
import { entryOf, liveFileProblems, livePlaceProblems, type Problem } from '@zhilv/release/site-directory';
import type { Registry } from '@zhilv/release/schema';

/** A finding holds for this time: reading every byte of a release takes long, and people look at the panel more than once. */
const GOOD_FOR_MS = 60_000;

const SENTENCES: Readonly<Record<Problem['what'], (count: number) => string>> = {
  'missing-file': (count) => `缺少 ${count} 个文件`,
  'changed-bytes': (count) => `${count} 个文件的内容与发布时不一致`,
  'unnamed-file': (count) => `存在 ${count} 个未登记的文件`,
  link: (count) => `存在 ${count} 个符号链接，链接的文件不会对外提供`,
  description: (count) => `版本说明与登记信息有 ${count} 处不一致`,
  documents: (count) => `${count} 个入口文档与登记信息不一致，下一次发布操作会自动修复`,
  'taken-key': (count) => `${count} 个页面或卡片与其他模块重复`,
  'taken-address': (count) => `${count} 个页面的地址已属于菜单、其他模块或系统，打开该地址时不会显示这些页面`,
  registry: () => '版本登记文件无法读取，正在使用上一份可用的登记，下一次发布操作会自动修复',
  settings: () => '网站设置文件 app-config.json 无法读取，正在使用上一份可用的设置，请修正该文件',
  'menu-addresses': () => '菜单地址文件无法读取，发布时不核对菜单地址，下一次启动服务时会自动修复',
  budget: (count) => `${count} 处脚本体积超出预算`,
  signature: () => '版本说明没有有效的签名',
  claim: (count) => `${count} 处版本说明与其文件不符`,
  unfit: () => '当前主应用无法运行该版本，打开其页面时改用之前的版本，没有可用版本时提示无法使用',
  menu: (count) => `${count} 个菜单没有对应的页面`,
};

interface Look {
  /** Digest of the description of the release that was looked at. */
  readonly integrity: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly problems: readonly Problem[];
}

/** The last findings in the files of each live release, by the folder of the release. */
const looks = new Map<string, Look>();

/** Gives the findings of `mfe verify` in the live release of `name`, a sentence for each kind; only `mfe verify` names files. */
export function healthOf(siteDirectory: string, registry: Registry, name: string, now: number): string[] {
  const problems = [...fileProblems(siteDirectory, registry, name, now), ...livePlaceProblems(siteDirectory, registry, name)];
  return [...Map.groupBy(problems, ({ what }) => what)].map(([what, found]) => SENTENCES[what](found.length));
}

function fileProblems(siteDirectory: string, registry: Registry, name: string, now: number): readonly Problem[] {
  const live = activeRelease(entryOf(registry, name));
  if (live === undefined) return liveFileProblems(siteDirectory, registry, name);
  const folder = `${siteDirectory}${live.url}`;
  const last = looks.get(folder);
  if (last?.integrity === live.integrity && now - last.time < GOOD_FOR_MS) return last.problems;
  const problems = liveFileProblems(siteDirectory, registry, name);
  looks.set(folder, { integrity: live.integrity, time: now, problems });
  return problems;
}
