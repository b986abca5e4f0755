import { expect, it } from 'vitest';
import { contentHead, described } from './contentHead.ts';

const context = { pathname: '/case-detail', inner: null };

it('names a record by its title, its summary and its one address', () => {
  const data = { id: 201, type: 5, title: '云阶梯田', summary: '云阶县 · 梯田型景区\n排队缩短 62%' };

  expect(contentHead({ ...context, data })).toEqual({
    title: '云阶梯田',
    description: '云阶县 · 梯田型景区 排队缩短 62%',
    canonical: '/case-detail?id=201&type=2',
  });
});

it('says of a record that could not be had so, and describes nothing', () => {
  expect(contentHead({ ...context, data: undefined })).toEqual({ title: '没有取到这篇内容' });
  expect(described(' \n')).toEqual({});
});

it('cuts a description where search engines do', () => {
  expect(described('一'.repeat(78))).toEqual({ description: '一'.repeat(78) });
  expect(described('一'.repeat(79))).toEqual({ description: `${'一'.repeat(77)}…` });
});
