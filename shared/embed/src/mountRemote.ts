import { EmbeddedRemote } from './EmbeddedRemote.ts';
import type { MountRemote } from './RemoteOptions.ts';

/** The product that this module came from, unless it was bundled into something else. */
export const OWN_PRODUCT = import.meta.url;

export const mountRemote: MountRemote = (element, options) =>
  new EmbeddedRemote(element, { ...options, registry: options.registry ?? OWN_PRODUCT });
