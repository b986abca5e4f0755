import type { EngineName } from '../Engine.ts';
import type { Descriptor } from './Descriptor.ts';

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
