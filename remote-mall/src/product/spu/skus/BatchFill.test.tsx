import { file } from '@zhilv/contract/infra';
import { picture } from '@zhilv/crud';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { BatchFill } from './BatchFill.tsx';
import { skuColumns } from './skuColumns.ts';

const values = [1, 2].map((valueId) => ({ valueId, valueName: `色${valueId}` }));
const chosen = [{ propertyId: 1, propertyName: '颜色', values }];

function batchFill() {
  let skus: readonly SkuRow[] = values.map((value) => ({
    ...emptySku([{ propertyId: 1, propertyName: '颜色', ...value }]),
    stock: 3,
  }));
  const actions = { change: () => {}, replace: (by: (before: readonly SkuRow[]) => readonly SkuRow[]) => void (skus = by(skus)) };
  const element = <BatchFill chosen={chosen} skus={skus} columns={skuColumns(false)} disabled={false} actions={actions} />;
  return { element, skus: () => skus };
}

function open() {
  const { element, skus } = batchFill();
  return { part: renderPart(element), skus };
}

it('fills what is given into all variants, and leaves what is not', async () => {
  const { part, skus } = open();

  await part.user.type(part.getByLabelText('销售价（元）'), '9.9');
  await part.user.click(part.getByRole('button', { name: '填入' }));

  await part.findByText('已填入 2 个规格');
  expect(skus()).toMatchObject([
    { price: 990, stock: 3 },
    { price: 990, stock: 3 },
  ]);
  expect(part.getByLabelText('销售价（元）')).toHaveProperty('value', '');
});

it('fills those of one value alone', async () => {
  const { part, skus } = open();

  await part.user.type(part.getByLabelText('库存'), '8');
  await part.user.click(part.getByRole('combobox', { name: '应用到' }));
  await part.user.click(part.getByRole('option', { name: '颜色：色2' }));
  await part.user.click(part.getByRole('button', { name: '填入' }));

  expect(skus()).toMatchObject([{ stock: 3 }, { stock: 8 }]);
});

it('asks for something to fill in', async () => {
  const { part } = open();

  await part.user.click(part.getByRole('button', { name: '填入' }));

  await part.findByText('请先填写要批量设置的内容');
});

it('fills in no picture that did not get there, and says so', async () => {
  await picture('').prepare?.();
  new PageCalls(file.upload).refuse(500, '系统异常');
  const { element, skus } = batchFill();
  const part = await renderPage({ Component: () => element }, '/goods');
  await part.user.click(part.getByRole('button', { name: '批量设置的图片' }));
  await part.user.upload(part.getByLabelText('选择规格图片'), new File(['png'], 'red.png', { type: 'image/png' }));
  await part.findByText('系统异常');
  await part.user.keyboard('{Escape}');
  await part.user.type(part.getByLabelText('销售价（元）'), '5');

  await part.user.click(part.getByRole('button', { name: '填入' }));

  await part.findByText('图片上传失败，请重新上传或移除后再填入');
  expect(skus()[0]).toMatchObject({ price: null, picUrl: '' });
});

it('fills in no picture that is on its way, and keeps what is typed until that has come', async () => {
  await picture('').prepare?.();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  new PageCalls(file.upload).answerWith(async () => {
    await released;
    return Response.json({ code: 0, data: '/red.png', msg: '' });
  });
  const { element, skus } = batchFill();
  const part = await renderPage({ Component: () => element }, '/goods');
  await part.user.click(part.getByRole('button', { name: '批量设置的图片' }));
  await part.user.upload(part.getByLabelText('选择规格图片'), new File(['png'], 'red.png', { type: 'image/png' }));
  await part.user.keyboard('{Escape}');
  await part.user.type(part.getByLabelText('销售价（元）'), '5');

  await part.user.click(part.getByRole('button', { name: '填入' }));
  await part.findByText('图片还没有上传完成，请稍候再填入，或移除图片');
  expect(skus()[0]).toMatchObject({ price: null, picUrl: '' });

  release();
  await part.findByRole('img', { name: '批量设置的图片' });
  await part.user.click(part.getByRole('button', { name: '填入' }));
  expect(skus()[1]).toMatchObject({ price: 500, picUrl: '/red.png' });
});
