import type { EngineName } from '../Engine.ts';

/** The types and properties by which moddle reads and writes what an engine adds to BPMN. */
export interface Descriptor {
  readonly name: string;
  readonly uri: string;
  readonly prefix: string;
  readonly xml: { readonly tagAlias: 'lowerCase' };
  readonly types: readonly object[];
  readonly associations: readonly object[];
}

/** Loads what moddle has to know of an engine: each is some kilobytes, and a document needs one. */
export async function loadDescriptor(engine: EngineName): Promise<Descriptor> {
  switch (engine) {
    case 'camunda':
      return (await import('./camunda.lazy.ts')).CAMUNDA;
    case 'flowable':
      return (await import('./flowable.lazy.ts')).FLOWABLE;
    case 'activiti':
      return (await import('./activiti.lazy.ts')).ACTIVITI;
  }
}
