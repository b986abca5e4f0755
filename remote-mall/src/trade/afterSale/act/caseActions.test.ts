import { AFTER_SALE_OFFERS, AFTER_SALE_STATUS } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { caseActions } from './caseActions.ts';

const { applied, sellerAgreed, shippedBack, toRefund, done, memberCancelled, sellerRefused, receiptRefused } = AFTER_SALE_STATUS;

it.each<[number, string | null, readonly string[]]>([
  [applied, 'agree', ['disagree', 'cancel']],
  [sellerAgreed, null, ['deliver', 'cancel']],
  [shippedBack, 'receive', ['refuse', 'cancel']],
  [toRefund, 'refund', []],
  [done, null, []],
  [memberCancelled, null, []],
  [sellerRefused, null, []],
  [receiptRefused, null, []],
])('of a case at status %i', (status, awaited, others) => {
  expect(caseActions({ status }, new Set<string>(AFTER_SALE_OFFERS))).toEqual({ awaited, others });
});

it('leaves out what a stock back end does not have', () => {
  expect(caseActions({ status: applied }, new Set())).toEqual({ awaited: 'agree', others: ['disagree'] });
  expect(caseActions({ status: sellerAgreed }, new Set())).toEqual({ awaited: null, others: [] });
});
