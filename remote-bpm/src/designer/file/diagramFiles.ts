import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { saveFile } from '@zhilv/platform';
import { ownSvg } from './picture/ownSvg.ts';
import { pngPicture } from './picture/pngPicture.ts';

const XML = 'application/xml;charset=utf-8';

/** The kinds of file a diagram can be downloaded as. */
export const FILE_KINDS = {
  bpmn: { label: 'BPMN 文件', type: XML },
  xml: { label: 'XML 文件', type: XML },
  svg: { label: 'SVG 图片', type: 'image/svg+xml;charset=utf-8' },
  png: { label: 'PNG 图片', type: 'image/png' },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

/** Gives what a diagram is at present. */
type Present = Pick<OpenDiagram, 'toXml' | 'toSvg'>;

/** Saves a diagram, as it is now, under the key of its model. @throws Error when it cannot be written, TooLargePicture */
export async function saveDiagramFile(diagram: Present, key: string, kind: FileKind): Promise<void> {
  saveFile(new Blob([await contentOf(diagram, kind)], { type: FILE_KINDS[kind].type }), `${key}.${kind}`);
}

async function contentOf(diagram: Present, kind: FileKind): Promise<string | Blob> {
  switch (kind) {
    case 'bpmn':
    case 'xml':
      return await diagram.toXml();
    case 'svg':
      return ownSvg(await diagram.toSvg());
    case 'png':
      return await pngPicture(ownSvg(await diagram.toSvg()));
  }
}
