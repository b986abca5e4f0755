import { enterInstance, FederationInstance } from '../federation/FederationInstance.ts';

const nothing = (): undefined => undefined;

/** What containers use of the core of Module Federation's runtime, of which they make their part in the sharing. */
export const olderCore = {
  ModuleFederation: FederationInstance,
  CurrentGlobal: globalThis,
  getGlobalFederationConstructor: nothing,
  setGlobalFederationConstructor: nothing,
  setGlobalFederationInstance: enterInstance,
  helpers: {},
};

/** Gives containers what they were built against before they had a runtime of their own. It is asked for by a global variable. */
export function serveOlderContainers(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: olderCore });
}
