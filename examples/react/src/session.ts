import { OwnSession } from '../../OwnSession.js';

/** The address of the product whose remotes are shown. */
export const product = document.querySelector<HTMLMetaElement>('meta[name=product]')?.content ?? '';

export const session = new OwnSession(product);
