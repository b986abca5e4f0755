import { expect, it } from 'vitest';
import { xmlTree } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { elementWord, shownText, valueWord, wordOf } from './words.ts';

it('has the words of the panel for attributes, and the name in the XML for others', () => {
  expect(['assignee', 'sla', 'constructor'].map(wordOf)).toEqual(['处理用户', 'sla', 'constructor']);
  expect(elementWord(xmlTree('<f:taskListener xmlns:f="urn:f"/>'))).toBe('任务监听器');
  expect(elementWord(xmlTree('<toString/>'))).toBe('toString');
});

it('says truths in Chinese, and other values as they are', () => {
  expect(['TRUE', 'false', '${true}'].map(valueWord)).toEqual(['是', '否', '${true}']);
});

it('says all of a part in one line', () => {
  const listener = xmlTree('<taskListener event="create"><field name="a"><string>b</string></field></taskListener>');

  expect(shownText(listener)).toBe('事件类型：create，注入字段（名称：a，字符串（b））');
});
