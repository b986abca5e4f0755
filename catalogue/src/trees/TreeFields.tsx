import { Cascader } from '@zhilv/ui/cascader';
import { Tree } from '@zhilv/ui/tree';
import { TreeSelect } from '@zhilv/ui/tree-select';
import { useState } from 'react';
import { Labelled } from '../frame/Labelled.tsx';
import { departments, places } from './places.ts';
import { Section } from '../frame/Section.tsx';

/** Shows the fields in which nodes of a tree are chosen. */
export function TreeFields() {
  const [one, setOne] = useState<string | null>('product');
  const [many, setMany] = useState<readonly string[]>(['design']);
  const [owner, setOwner] = useState<string | null>(null);
  const [readers, setReaders] = useState<readonly string[]>(['design', 'branch']);
  const [place, setPlace] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<readonly string[]>(['yunnan', 'dali', 'dalishi']);
  return (
    <>
      <Section title="Tree">
        <Tree label="部门" nodes={departments} value={one} onChange={setOne} />
        <Tree label="可见部门" nodes={departments} multiple searchable value={many} onChange={setMany} />
      </Section>
      <Section title="TreeSelect">
        <Labelled label="负责部门">
          {(ids) => (
            <TreeSelect {...ids} label="部门" nodes={departments} value={owner} onChange={setOwner} searchable clearable />
          )}
        </Labelled>
        <Labelled label="抄送部门">
          {(ids) => (
            <TreeSelect {...ids} label="抄送部门" nodes={departments} multiple value={readers} onChange={setReaders} clearable />
          )}
        </Labelled>
        <Labelled label="审批部门" error="请选择部门">
          {(ids) => <TreeSelect {...ids} label="审批部门" nodes={departments} value={null} onChange={ignore} invalid />}
        </Labelled>
        <Labelled label="建档部门">
          {(ids) => <TreeSelect {...ids} label="建档部门" nodes={departments} value="branch" onChange={ignore} disabled />}
        </Labelled>
      </Section>
      <Section title="Cascader">
        <Labelled label="出发地">
          {(ids) => <Cascader {...ids} label="地区" nodes={places} value={place} onChange={setPlace} clearable />}
        </Labelled>
        <Labelled label="目的地">
          {(ids) => <Cascader {...ids} label="目的地" nodes={places} value={target} onChange={setTarget} clearable />}
        </Labelled>
        <Labelled label="途经地" error="请选择途经地">
          {(ids) => <Cascader {...ids} label="途经地" nodes={places} value={[]} onChange={ignore} invalid />}
        </Labelled>
        <Labelled label="注册地">
          {(ids) => <Cascader {...ids} label="注册地" nodes={places} value={['hainan', 'sanya']} onChange={ignore} disabled />}
        </Labelled>
      </Section>
    </>
  );
}

const ignore = (): void => {};
