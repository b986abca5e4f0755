import path from 'node:path';
import process from 'node:process';
import { build, type BuildPlan, buildShell, presentRelease } from '@zhilv/build';
import { standaloneFront, standaloneShell } from '@zhilv/build/standalone';
import { CommandError, planOf, readAppConfig, readRegistry } from '@zhilv/release/site-directory';
import { prepareDatabase, readSettings, serveProduct, StartupError, writeFirstAppConfig } from '@zhilv/server';
import { federatedPackages } from './start/buildAll.ts';
import { publishBuild } from './start/publishBuild.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

/**
 * `npm run standalone -- bpm`: the published release of one remote alone, the very files of the site directory, with a page
 * picker and sign-in, in front of the reference server. A remote that was never published is built and published first.
 */
async function serveAlone(typed: string | undefined): Promise<void> {
  const plan = await planNamed(typed);
  const settings = readSettings(process.env);
  const { siteDirectory } = settings;
  const database = await prepareDatabase(settings);
  await writeFirstAppConfig(settings);
  const active = readRegistry(siteDirectory).remotes[plan.name]?.active ?? null;
  if (active === null) {
    await publishBuild(await build(plan), siteDirectory);
  } else if (active !== presentRelease(plan)?.release.release) {
    console.log(
      `serving the published ${active}; the sources have changed since, npm run mfe -- publish would activate what they make`,
    );
  }
  const front = standaloneFront({
    remote: plan.name,
    ...(await buildShell(standaloneShell(path.resolve(import.meta.dirname, '../standalone')))),
    read: async () => ({ entry: readRegistry(siteDirectory).remotes[plan.name], appConfig: readAppConfig(siteDirectory) }),
  });
  const { url, close } = await serveProduct(settings, database, (line) => console.log(JSON.stringify(line)), front);
  stopOnSignal(close);
  console.log(`ready ${url}`);
}

async function planNamed(typed = ''): Promise<BuildPlan> {
  const plans = (await Promise.all(federatedPackages().map(planOf))).filter(({ name }) => name !== 'host');
  const name = `remote_${typed.replaceAll('-', '_').replace(/^remote_/, '')}`;
  const plan = plans.find((one) => one.name === name);
  if (plan) return plan;
  throw new CommandError(
    `name one remote, as in npm run standalone -- bpm; there are ${plans.map((one) => one.name).join(', ')}`,
  );
}

try {
  await serveAlone(process.argv[2]);
} catch (error) {
  console.error(error instanceof StartupError || error instanceof CommandError ? error.message : error);
  process.exit(1);
}
