import { rspack } from '@rspack/core';

export const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Begins every script with Chromium's hint that its functions are called when it loads. They are compiled while the script is
 * still coming in, on another thread, instead of one by one on the page's own when they are called first. Other browsers take it
 * for a comment.
 */
export const compiledAhead = (): InstanceType<typeof rspack.BannerPlugin> =>
  new rspack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    // The minimizer would take it away, and the digests have to come after it.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
  });
