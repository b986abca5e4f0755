import { lateCode } from './lateCode.ts';

/**
 * Loads what the form needs once somebody uses it: its rules, and the calls with their schemas. It is a fifth of the script, so the form
 * is drawn before.
 * @throws ApiError of kind `network` where it cannot be had; the next try asks for it again
 */
export const calls = () => lateCode(import(/* webpackChunkName: "calls" */ './calls.lazy.ts'));
