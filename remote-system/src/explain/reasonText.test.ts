import { GrantReason, LackReason } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { grantText, lackText } from './reasonText.ts';

it('has a sentence of its own for each reason', () => {
  const texts = GrantReason.shape.kind.options.map((kind) => grantText({ kind, roleName: '客服', menuTitle: '系统 / 用户' }));

  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/。$/);
});

it('has a sentence and a remedy for each thing that is missing', () => {
  const texts = LackReason.shape.kind.options.map((kind) => lackText({ kind, name: '客服', roleNames: [] }));

  expect(new Set(texts.map(({ what }) => what)).size).toBe(texts.length);
  for (const { what, remedy } of texts) {
    expect(what).toMatch(/。$/);
    expect(remedy).toMatch(/。$/);
  }
});

it('names the roles of which one would do', () => {
  const { remedy } = lackText({ kind: 'not-granted', name: '系统 / 用户', roleNames: ['客服', '主管'] });

  expect(remedy).toBe('在角色管理中为其角色勾选该菜单，或为该用户分配角色「客服」、「主管」之一。');
});
