import { Command } from 'commander';
import type { BuildPlan } from '../../../build/BuildPlan.ts';
import { presetOf } from '../../../build/presetOf.ts';
import { examples } from '../../wording/examples.ts';
import type { CommandContext } from '../CommandContext.ts';
import { type ProductOptions, runInProduct, withProductOptions } from './runInProduct.ts';

/** The part of `@zhilv/build/development` that the command calls. */
interface Preset {
  readonly serveDevelopmentInProduct: (plan: BuildPlan, port: number, address: string) => Promise<string>;
}

export const devCommand = ({ print }: CommandContext): Command =>
  withProductOptions(new Command('dev'))
    .description('serves the console of a running product with the remote of a folder in it, and updates it while it is edited')
    .addHelpText(
      'after',
      `\nOnly who opens the address that it prints sees the remote; the product is not changed.\n${examples(
        'mfe dev',
        'mfe dev remote-bpm --product https://www.example.com --port 3000',
      )}`,
    )
    .action(async (folder: string, options: ProductOptions) => {
      const { product, port } = options;
      const [name, url] = await runInProduct(folder, options, async (plan) => {
        const { serveDevelopmentInProduct } = await presetOf<Preset>(plan.directory, '@zhilv/build/development');
        return [plan.name, await serveDevelopmentInProduct(plan, port, product)] as const;
      });
      print(`ready ${url} (${name} with updates in place; everything else from ${product})`);
    });
