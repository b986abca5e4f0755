import type { Model } from '@zhilv/contract/bpm';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

/** What each group of tools works on. */
export interface Tools {
  readonly diagram: OpenDiagram;
  readonly state: DiagramState;
  /** It names files, and the process of a diagram that takes the place of this one. */
  readonly model: Pick<Model, 'key' | 'name'>;
  /** False for those who may only look. */
  readonly editable: boolean;
}
