import { Command } from 'commander';
import type { BuildPlan } from '../../../build/BuildPlan.ts';
import { presetOf } from '../../../build/presetOf.ts';
import { examples } from '../../wording/examples.ts';
import type { CommandContext } from '../CommandContext.ts';
import { type ProductOptions, runInProduct, withProductOptions } from './runInProduct.ts';

/** The part of `@zhilv/build/standalone` that the command calls. */
interface Preset {
  readonly serveStandalone: (
    plan: BuildPlan,
    port: number,
    address: string,
  ) => Promise<{ readonly url: string; readonly release: string }>;
}

export const standaloneCommand = ({ print }: CommandContext): Command =>
  withProductOptions(new Command('standalone'))
    .description('builds the release of a remote and serves it alone, without the console; a running product answers its calls')
    .addHelpText('after', examples('mfe standalone', 'mfe standalone remote-bpm --product https://www.example.com --port 3000'))
    .action(async (folder: string, options: ProductOptions) => {
      const { product, port } = options;
      const [name, { url, release }] = await runInProduct(folder, options, async (plan) => {
        const { serveStandalone } = await presetOf<Preset>(plan.directory, '@zhilv/build/standalone');
        return [plan.name, await serveStandalone(plan, port, product)] as const;
      });
      print(`ready ${url} (${name} ${release} alone; calls go to ${product})`);
    });
