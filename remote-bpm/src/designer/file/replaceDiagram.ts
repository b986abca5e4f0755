import type { Model } from '@zhilv/contract/bpm';
import { confirm } from '@zhilv/platform';
import type { ProcessIdentity } from '../../parts/bpmn/section/general/ProcessIdentity.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

/** What became of the wish to open another diagram. */
export type Replaced =
  | { readonly kind: 'replaced' }
  /** The user would rather not wait until a large one is drawn. */
  | { readonly kind: 'declined' }
  /** The reason is for people. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Puts another diagram in the place of the one that is open, and gives its process the key and the name of the model, so that what is saved deploys
 * as this one. Unless it is replaced, the diagram stays as it is.
 */
export async function replaceDiagram(
  diagram: OpenDiagram,
  { key, name }: Pick<Model, 'key' | 'name'>,
  xml: string,
): Promise<Replaced> {
  diagram.service<ProcessIdentity>('processIdentity').begin({ key, name: name ?? key });
  let declined = false;
  const reason = await diagram.replace(xml, async (shapes) => {
    const agreed = await confirm({
      content: `流程图有 ${shapes} 个图形，画出来需要较长时间，其间浏览器可能没有响应。确定打开吗？`,
      okText: '打开',
    });
    declined = !agreed;
    return agreed;
  });
  if (reason === null) return { kind: 'replaced' };
  return declined ? { kind: 'declined' } : { kind: 'refused', reason };
}
