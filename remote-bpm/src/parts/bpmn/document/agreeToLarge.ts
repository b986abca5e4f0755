import { shapesIn } from '../source/readableSource.ts';
import type { SourceScan } from '../source/scanSource.ts';

/** Nobody agreed to wait until a large document is drawn. Its message is for people, in Chinese. */
export class DeclinedBpmn extends Error {
  override readonly name = 'DeclinedBpmn';
}

/** Tells whether to draw a document in spite of its number of shapes. */
export type AgreesToDraw = (shapes: number) => Promise<boolean>;

/** To draw more shapes than this takes so long that people think the browser hangs. */
const MOST_UNASKED = 5000;

/** @throws DeclinedBpmn when a document is large and nobody agrees to wait */
export async function agreeToLarge(source: Pick<SourceScan, 'elements'>, agrees: AgreesToDraw): Promise<void> {
  const shapes = shapesIn(source);
  if (shapes > MOST_UNASKED && !(await agrees(shapes)))
    throw new DeclinedBpmn(`流程图有 ${shapes} 个图形，画出来需要较长时间，其间浏览器可能没有响应`);
}
