import { recordHistory } from '../../../records/history/recordHistory.ts';
import { recordsOf } from '../../../records/recordsOf.ts';
import { spuMissing } from '../goodsRefusals.ts';
import { spus } from '../spu.table.ts';

/** What goods were like before. Their description is left out: it may be megabytes, and nobody compares two by eye. */
export const spuHistory = recordHistory(spus, {
  fields: [
    'name',
    'keyword',
    'introduction',
    'categoryId',
    'brandId',
    'picUrl',
    'sliderPicUrls',
    'videoUrl',
    'unit',
    'sort',
    'specType',
    'price',
    'marketPrice',
    'costPrice',
    'deliveryTemplateId',
    'deliveryTypes',
    'giveIntegral',
    'subCommissionType',
    'virtualSalesCount',
    'status',
  ],
});

/** The writes of goods without their SKUs. */
export const spuRows = recordsOf(spus, { missing: spuMissing }, spuHistory);
