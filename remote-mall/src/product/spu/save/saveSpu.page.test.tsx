import { spu, type SpuDetail } from '@zhilv/contract/mall';
import { makeProperty, makeShelf, makeSpu } from '@zhilv/testing/mall/spu-form';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import { typedOf } from '../typed/typedOf.ts';
import { saveSpu, saveSpuOver } from './saveSpu.ts';
import { storedAttempt } from './storedAttempt.ts';

const signIn = () => renderPage({ Component: () => null }, '/goods', { as: 'mallstaff' });

async function storedSpu(own: OwnRecords, more: Parameters<typeof makeSpu>[2] = {}): Promise<SpuDetail> {
  const { id } = await makeSpu(own, await makeShelf(own), more);
  return callElsewhere(spu.getDetail, { id });
}

it('takes new goods off sale again where a back end has put them there by itself', async () => {
  const own = new OwnRecords();
  await signIn();
  const typed = { ...typedOf(await storedSpu(own)), name: own.name('新商品') };
  // It creates them without a look at the status, as those of the era do.
  new PageCalls(spu.getDetail).change((detail: SpuDetail) => ({ ...detail, status: 1 }));
  const switches = new PageCalls(spu.updateStatus);

  const saved = await saveSpu({ typed, opened: null, onSale: false, attempts: [] });

  if (saved.kind !== 'saved') throw new Error('it was not saved');
  expect(switches.sent.map(({ body }) => body)).toEqual([{ id: saved.id, status: 0 }]);
});

it('puts goods on sale with what is saved', async () => {
  await signIn();
  const opened = await storedSpu(new OwnRecords(), { status: 0 });

  await saveSpu({ typed: { ...typedOf(opened), introduction: '新简介' }, opened, onSale: true, attempts: [] });

  expect(await callElsewhere(spu.getDetail, { id: opened.id })).toMatchObject({ status: 1, introduction: '新简介' });
});

it('says that goods are gone, and throws what else is refused', async () => {
  await signIn();
  const opened = await storedSpu(new OwnRecords());
  const save = { typed: typedOf(opened), opened, onSale: false, attempts: [] };
  const updates = new PageCalls(spu.update);
  updates.refuse(1_008_005_000, '商品 SPU 不存在');
  const details = new PageCalls(spu.getDetail);
  details.refuse(1_008_005_000, '商品 SPU 不存在');
  expect(await saveSpu(save)).toEqual({ kind: 'gone' });

  details.mend();
  updates.refuse(1_008_006_000, '商品 SKU 不存在');
  await expect(saveSpu(save)).rejects.toMatchObject({ code: 1_008_006_000 });
  updates.refuse(1_008_006_003, '重复');
  await expect(saveSpu(save)).rejects.toMatchObject({ code: 1_008_006_003 });
});

it('takes nobody else for the author of an attempt without an answer, also where a back end knows of no revisions', async () => {
  await signIn();
  new PageCalls(spu.getDetail).change(({ revision: _, ...detail }: { revision?: number }) => detail);
  const { revision: __, ...opened } = await storedSpu(new OwnRecords());
  const sent = { ...typedOf(opened), introduction: '新简介' };
  const first = { ...sent, skus: sent.skus.map((sku) => ({ ...sku, stock: 8 })) };
  await saveSpu({ typed: first, opened, onSale: false, attempts: [] });

  const again = { ...first, introduction: '接着写', skus: first.skus.map((sku) => ({ ...sku, stock: 9 })) };
  const saved = await saveSpu({ typed: again, opened, onSale: false, attempts: [first] });

  expect(saved.kind).toBe('saved');
  expect(await callElsewhere(spu.getDetail, { id: opened.id })).toMatchObject({ introduction: '接着写', stock: 9 });
});

it('saves over what somebody else has made: variants that were removed there begin anew', async () => {
  const own = new OwnRecords();
  await signIn();
  const colour = await makeProperty(own, '颜色', ['红', '蓝']);
  const skus = colour.values.map(({ id, name }) => ({
    name: '规格',
    price: 100,
    stock: 3,
    picUrl: '/a.png',
    properties: [{ propertyId: colour.id, propertyName: colour.name, valueId: id, valueName: name }],
  }));
  const opened = await storedSpu(own, { specType: true, skus });
  const typed = typedOf(opened);
  const save = { typed, opened, onSale: false, attempts: [] };
  await saveSpu({ ...save, typed: { ...typed, skus: typed.skus.slice(1) } });

  const refused = await saveSpu(save);
  if (refused.kind !== 'changed') throw new Error('the change was not seen');
  await saveSpuOver(save, refused.stored);

  const after = await callElsewhere(spu.getDetail, { id: opened.id });
  expect(after.skus?.map(({ stock }) => stock)).toEqual([3, 3]);
  expect(after.skus?.[0]?.id).not.toBe(opened.skus?.[0]?.id);
  expect(after.skus?.[1]?.id).toBe(opened.skus?.[1]?.id);
});

it('finds the attempt that was stored, in whatever order its variants were filled in', async () => {
  await signIn();
  const stored = await storedSpu(new OwnRecords());
  const typed = typedOf(stored);
  // What was filled in last comes last in a variant.
  const attempt = { ...typed, skus: typed.skus.map(({ price, ...sku }) => ({ ...sku, price })) };

  expect(storedAttempt(stored, [attempt])).toBe(attempt);
  expect(storedAttempt(stored, [{ ...attempt, introduction: '别的' }])).toBeNull();
});
