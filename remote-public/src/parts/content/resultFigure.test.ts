import { expect, it } from 'vitest';
import { resultFigure } from './resultFigure.ts';

it.each([
  ['日出时段排队缩短 62%', '日出时段排队缩短', '62%'],
  ['救援响应缩短至 11 分钟', '救援响应缩短至', '11 分钟'],
  ['服务游客1,200.5万人次', '服务游客', '1,200.5万人次'],
])('sets the figure of %s apart', (result, words, figure) => {
  expect(resultFigure(result)).toEqual({ words, figure });
});

it.each(['', '游客满意', '2024 年建成，运行至今', '62%'])('finds none to set apart in “%s”', (result) => {
  expect(resultFigure(result)).toBeNull();
});
