import { expect, it } from 'vitest';
import { markupTags } from './markupTags.ts';

const read = (markup: string): readonly string[] =>
  [...markupTags(markup)].map(({ name, closing, attributes }) =>
    [closing ? `/${name}` : name, ...[...attributes].map(([key, value]) => `${key}=${value}`)].join(' '),
  );

it.each([
  ['<a><B></b>', ['a', 'b', '/b']],
  ['<input type=hidden name = "a" value=\'b\' disabled/>', ['input type=hidden name=a value=b disabled=']],
  ['<a b="1>2">3</a>', ['a b=1>2', '/a']],
  ['<a B=1 b=2>', ['a b=1']],
  ['1 < 2 <> </> <1> <a>', ['a']],
  ['<!-- <a> --><b><!-- <c>', ['b']],
  ['<script>"<a>"</SCRIPT><b>', ['script', '/script', 'b']],
  ['İİİ<script>İİİ</script><b>', ['script', '/script', 'b']],
  ['<style><a>', ['style']],
  ['<a b="1', []],
  ['<a', []],
  ['<a =b>', ['a =b=']],
  ['<a href=//b/>', ['a href=//b/']],
])('reads %s', (markup, tags) => {
  expect(read(markup)).toEqual(tags);
});
