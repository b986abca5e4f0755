import { optionalPicture, pictureList, requiredPicture } from '@zhilv/contract';
import { expect, it } from 'vitest';
import { entriesOf, keyed } from './pictureEntries.ts';

const failed = { upload: 'f', file: new File(['x'], 'x.png'), fault: '后端接口连接异常' };
const unfinished = { upload: 'u', file: new File(['x'], 'x.png'), fault: null };

it('reads one, several or none, and nothing else', () => {
  expect(entriesOf('/a.png')).toEqual(['/a.png']);
  expect(entriesOf('')).toEqual([]);
  expect(entriesOf(null)).toEqual([]);
  expect(entriesOf([unfinished, '', '/b.png', 7, { upload: 'x' }])).toEqual([unfinished, '/b.png']);
});

it('gives different keys to the same address', () => {
  const keys = keyed(['/a.png', unfinished, '/a.png']).map(([key]) => key);

  expect(new Set(keys).size).toBe(3);
});

it.each([
  [requiredPicture('主图'), unfinished, '主图还没有上传完成'],
  [requiredPicture('主图'), '', '主图不能为空'],
  [requiredPicture('主图'), undefined, '主图不能为空'],
  [optionalPicture('图标'), unfinished, '图标还没有上传完成'],
  [requiredPicture('主图'), failed, '主图上传失败，请重新上传或移除'],
  [optionalPicture('图标'), failed, '图标上传失败，请重新上传或移除'],
  [pictureList('轮播图'), ['/a.png', failed], '轮播图上传失败，请重新上传或移除'],
  [optionalPicture('图标'), 'x'.repeat(1025), '图标的地址长度不能超过 1024 个字符'],
  [pictureList('轮播图'), ['/a.png', unfinished], '轮播图还没有上传完成'],
  [pictureList('轮播图'), Array.from({ length: 16 }, () => '/a.png'), '轮播图最多 15 张'],
  [pictureList('凭证', 2), ['/a.png', '/b.png', '/c.png'], '凭证最多 2 张'],
])('refuses a form’s value by name %#', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
});
