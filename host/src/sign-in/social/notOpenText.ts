import type { Provider } from './providers.ts';

/** The words about a provider that the back end does not have. */
export const notOpenText = ({ name }: Provider): string => `${name}登录未开放，请使用其他方式登录；如需开通，请联系管理员。`;
