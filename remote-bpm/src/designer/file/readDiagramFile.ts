import { decodeBpmn } from '../../parts/bpmn/source/decodeBpmn.ts';
import { readableSource, UnreadableBpmn } from '../../parts/bpmn/source/readableSource.ts';

/** The endings of the files that can be opened. */
export const OPENED_ENDINGS = '.xml,.bpmn';

/** More than this is no diagram in any encoding: one may have 5 MB, and each of its characters up to four bytes. */
const MOST_BYTES = 20_000_000;

/** Gives the XML of a file. @throws UnreadableBpmn with the reason, for people, when it is not a file that can be opened */
export async function readDiagramFile(file: File): Promise<string> {
  if (!OPENED_ENDINGS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending)))
    throw new UnreadableBpmn('只能打开 .xml 和 .bpmn 文件');
  if (file.size > MOST_BYTES) throw new UnreadableBpmn('文件太大，流程图最多 5 MB');
  const xml = decodeBpmn(await bytesOf(file));
  readableSource(xml);
  return xml;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The browser's own error is about its parts, and in English.
    throw new UnreadableBpmn('文件无法读取，可能已被移动、删除或占用');
  }
}
