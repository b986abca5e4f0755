import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Figures } from './Figures.tsx';

it.each([
  ['日出时段排队缩短 62%', '日出时段排队缩短 <b>62%</b>'],
  ['1.8 亿人次', '<b>1.8</b> 亿人次'],
  ['7×24 小时', '<b>7×24</b> 小时'],
  ['由 40 分钟降到 11 分钟', '由 <b>40</b> 分钟降到 <b>11</b> 分钟'],
  ['全天值守', '全天值守'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Figures text={text} />)).toBe(html);
});
