import { expect, it } from 'vitest';
import { readableSource, UnreadableBpmn } from './readableSource.ts';

const bpmn = (content: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI">${content}</definitions>`;

it.each([
  ['nothing', ' \n', '文件是空的'],
  ['binary content', 'PK\u{3}\u{4}\0\0', '文件不是文本，或者文字编码无法识别'],
  ['text of another encoding', '<\u{FFFD}\u{FFFD}', '文件不是文本，或者文字编码无法识别'],
  ['a page', '<!DOCTYPE html><html></html>', '文件是网页，不是 BPMN 流程图'],
  ['a page without a type', '<html lang="zh"><body></html>', '文件是网页，不是 BPMN 流程图'],
  ['JSON', '{"a":1}', '文件是 JSON，不是 BPMN 流程图'],
  ['text', '流程', '文件不是 XML'],
  ['a bomb of entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
  ['what the back end would not take', bpmn('图'.repeat(2 * 1024 * 1024)), '流程图不能超过 5 MB'],
  ['an entity that nothing defines', bpmn('<process name="&a;"/>'), '文件第 1 行引用了没有定义的实体 a'],
  ['half a file', bpmn('<process/>').slice(0, -20), '文件不完整，内容在中途断开'],
  ['a file that ends in a tag', bpmn('<process id="').slice(0, -14), '文件不完整，内容在中途断开'],
  ['tags that do not match', bpmn('\n</process>'), '文件第 2 行的标签没有正确配对'],
  ['an attribute twice', bpmn('<process id="a" id="b"/>'), '文件第 1 行的属性 id 重复'],
  ['an attribute without quotes', bpmn('<process id=a/>'), '文件第 1 行的属性写法有误'],
  ['a prefix that nothing binds', bpmn('<process flowable:a="1"/>'), '文件第 1 行的命名空间前缀 flowable 没有声明'],
  ['a second document behind the first', `${bpmn('')}\n${bpmn('')}`, '文件第 2 行不符合 XML 的写法'],
  [
    'a character that XML does not have',
    bpmn(`${' '.repeat(2000)}<task name="\u{1}"/>`),
    '文件第 1 行有 XML 不允许的字符 U+0001',
  ],
  ['one in a section of CDATA', bpmn('\n<text><![CDATA[\u{FFFF}]]></text>'), '文件第 2 行有 XML 不允许的字符 U+FFFF'],
  ['half a character', bpmn('<task name="\uD800"/>'), '文件第 1 行有 XML 不允许的字符 U+D800'],
  ['the number of such a character', bpmn('<task name="&#x1F;"/>'), '文件第 1 行有 XML 不允许的字符 U+001F'],
  ['a namespace of the language', bpmn('<task xmlns:p="__proto__"/>'), '文件声明了不能使用的命名空间 __proto__'],
  [
    'more namespaces than anyone needs',
    bpmn(Array.from({ length: 30_000 }, (_, index) => `<task xmlns:p${index}="urn:${index % 3}"/>`).join('')),
    '文件声明了 30002 个命名空间前缀，最多 1000 个',
  ],
  ['names that XML does not have', bpmn('<1/>'), '文件第 1 行不符合 XML 的写法'],
  ['only a declaration', '<?xml version="1.0"?>', '文件中没有任何内容'],
  ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', '文件是 XML，但不是 BPMN 2.0 流程图，根元素是 svg'],
  ['other definitions', '<definitions xmlns="urn:dmn"/>', '文件是 XML，但不是 BPMN 2.0 流程图，根元素是 definitions'],
  ['definitions of nothing', '<definitions/>', '文件没有声明 BPMN 的命名空间'],
  [
    '10,000 levels',
    bpmn('<subProcess>'.repeat(10_000) + '</subProcess>'.repeat(10_000)),
    '文件的元素嵌套了 10001 层，最多 64 层',
  ],
  ['20,000 shapes', bpmn('<di:BPMNShape/>'.repeat(20_000)), '流程图有 20000 个图形，最多 19999 个'],
  ['20,000 tasks', bpmn('<userTask/><endEvent/>'.repeat(10_000)), '流程图有 20000 个图形，最多 19999 个'],
  ['20,000 flows', bpmn('<sequenceFlow/><messageFlow/>'.repeat(10_000)), '流程图有 20000 条连线，最多 19999 条'],
  ['20,000 edges', bpmn('<di:BPMNEdge/>'.repeat(20_000)), '流程图有 20000 条连线，最多 19999 条'],
  ['a huge name', bpmn(`<task name="${'长'.repeat(10_001)}"/>`), '流程图中有 10001 个字符的名称或注释，最多 10000 个'],
  ['a huge note', bpmn(`<text>${'长'.repeat(10_001)}</text>`), '流程图中有 10001 个字符的名称或注释，最多 10000 个'],
])('refuses %s', (_, xml, reason) => {
  expect(() => readableSource(xml)).toThrow(new UnreadableBpmn(reason));
});

it.each([
  [
    'scripts in names',
    '<process name="&lt;script&gt;" id="__proto__"><task name="javascript:alert(1)" id="constructor"/></process>',
  ],
  ['a large script', `<script>${'a'.repeat(1_000_000)}</script>`],
  ['many flows', '<sequenceFlow/>'.repeat(19_999)],
  ['white space, and characters of all planes', '<process name="\t&#9;&#128512;😀"/>\r\n'],
  ['no process', ''],
  ['space around the signs of attributes', '<process id ="a" name= "b" isExecutable\n=\n"true"/>'],
])('takes %s', (_, content) => {
  expect(readableSource(bpmn(content)).fault).toBeNull();
});
