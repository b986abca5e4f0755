import { TreeList, type TreeListNode } from '@zhilv/ui/tree-list';
import { useState } from 'react';
import { departments } from './places.ts';
import { Section } from '../frame/Section.tsx';

/** 40 branches of 50 shops: as many nodes as a large company has departments. */
const branches: readonly TreeListNode[] = Array.from({ length: 40 }, (_, branch) => ({
  key: `branch-${branch}`,
  label: `第 ${branch + 1} 分公司`,
  count: 50,
  children: Array.from({ length: 50 }, (__, shop) => ({
    key: `shop-${branch}-${shop}`,
    label: `第 ${branch + 1} 分公司第 ${shop + 1} 门店`,
    count: 1,
  })),
}));

/** Shows the tree that draws only what can be seen. */
export function TreeLists() {
  const [branch, setBranch] = useState<string | null>('shop-1-3');
  const [granted, setGranted] = useState<readonly string[]>(['head', 'product', 'design']);
  const [seen, setSeen] = useState<readonly string[]>(['branch']);
  return (
    <Section title="TreeList">
      <TreeList label="门店" nodes={branches} unfoldedLevels={0} searchable value={branch} onChange={setBranch} />
      <TreeList label="授权部门" nodes={departments} multiple searchable value={granted} onChange={setGranted} />
      <TreeList label="数据权限" nodes={departments} multiple linked={false} value={seen} onChange={setSeen} />
    </Section>
  );
}
