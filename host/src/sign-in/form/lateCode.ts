import { ApiError } from '@zhilv/platform';

/**
 * Gives the code that an `import()` loads when somebody needs it.
 * @throws ApiError of kind `network` with `text` where it cannot be had; the next `import()` asks for it again
 */
export const lateCode = <Module>(loading: Promise<Module>, text = '页面加载失败，请检查网络后重试。'): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new ApiError('network', text, { cause });
  });
