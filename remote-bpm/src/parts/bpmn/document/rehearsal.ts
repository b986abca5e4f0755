import Viewer from 'bpmn-js/lib/Viewer';
import type { BpmnDocument, bpmnDocument } from './BpmnDocument.ts';

/** Opens a document where nobody sees it. @param module gives bpmn-js the service for it @throws when it cannot be opened */
export async function rehearse(xml: string, module: typeof bpmnDocument): Promise<void> {
  const viewer = new Viewer({ additionalModules: [module] });
  try {
    await viewer.get<BpmnDocument>('bpmnDocument').open(xml);
  } finally {
    viewer.destroy();
  }
}
