/** The engines that run what is drawn here. */
export type EngineName = 'camunda' | 'flowable' | 'activiti';

/** An engine, as far as its XML differs from that of others. */
export interface Engine {
  readonly name: EngineName;
  /** For people. */
  readonly label: string;
  /** The prefix of its types in moddle, and of its attributes in XML that is written anew. */
  readonly prefix: EngineName;
  /** Its namespace, by which a file says for which engine it was written. */
  readonly uri: string;
}

export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  camunda: { name: 'camunda', label: 'Camunda', prefix: 'camunda', uri: 'http://camunda.org/schema/1.0/bpmn' },
  flowable: { name: 'flowable', label: 'Flowable', prefix: 'flowable', uri: 'http://flowable.org/bpmn' },
  activiti: { name: 'activiti', label: 'Activiti', prefix: 'activiti', uri: 'http://activiti.org/bpmn' },
};
