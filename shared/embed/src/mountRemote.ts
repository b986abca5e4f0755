import { EmbeddedRemote } from './shadow/EmbeddedRemote.ts';
import { FramedRemote } from './frame/FramedRemote.ts';
import type { MountRemote } from './options/RemoteOptions.ts';

/** The product that this module came from, unless it was bundled into something else. */
export const OWN_PRODUCT = import.meta.url;

export const mountRemote: MountRemote = (element, { registry = OWN_PRODUCT, ...options }) =>
  options.isolation === 'frame'
    ? new FramedRemote(element, { ...options, registry })
    : new EmbeddedRemote(element, { ...options, registry });
