import { type Id, idOf } from '@zhilv/contract';
import { DATA_SCOPE } from '@zhilv/contract/system';
import { useDictionary } from '@zhilv/platform';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { Select } from '@zhilv/ui/select';
import { allNodes, TreeList, type TreeListNode } from '@zhilv/ui/tree-list';
import { useId } from 'react';
import styles from './DataScopeFields.module.css';

/** What is chosen of a role's data scope. */
export interface DataScopeDraft {
  readonly dataScope: number;
  /** They count for the scope that names departments, and stay while another one is looked at. */
  readonly deptIds: readonly Id[];
}

export interface DataScopeFieldsProps {
  /** The departments that the user sees. */
  nodes: readonly TreeListNode[];
  draft: DataScopeDraft;
  onChange: (draft: DataScopeDraft) => void;
}

const HINTS: Readonly<Record<number, string>> = {
  [DATA_SCOPE.all]: '可查看本租户全部人员的数据',
  [DATA_SCOPE.chosen]: '可查看下面勾选的部门，以及成员自己所在的部门；下级部门需要逐个勾选',
  [DATA_SCOPE.ownDept]: '可查看成员自己所在的部门',
  [DATA_SCOPE.ownDeptAndBelow]: '可查看成员自己所在的部门及其全部下级部门',
  [DATA_SCOPE.oneself]: '只能查看成员本人的数据',
};

/** Chooses one of five data scopes, and for one of them the departments. */
export function DataScopeFields({ nodes, draft, onChange }: DataScopeFieldsProps) {
  const { dataScope, deptIds } = draft;
  const id = useId();
  const options = useDictionary('system_data_scope').map(({ value, label }) => ({ value: Number(value), label }));
  const known = new Set(allNodes(nodes).map(({ key }) => key));
  const hidden = deptIds.filter((deptId) => !known.has(String(deptId))).length;
  return (
    <>
      <div className={styles['field']}>
        <FieldLabel id={`${id}-label`} htmlFor={id} required>
          数据范围
        </FieldLabel>
        <Select
          id={id}
          labelledBy={`${id}-label`}
          describedBy={`${id}-hint`}
          required
          value={dataScope}
          options={options}
          onChange={(chosen) => chosen !== null && onChange({ ...draft, dataScope: chosen })}
        />
        <FieldNote id={`${id}-hint`} hint={HINTS[dataScope]} />
      </div>
      {dataScope === DATA_SCOPE.chosen && (
        <div className={styles['depts']}>
          {nodes.length === 0 ? (
            <p className={styles['note']}>没有您可以选择的部门</p>
          ) : (
            <TreeList
              label="部门"
              nodes={nodes}
              searchable
              multiple
              linked={false}
              unfoldedLevels={2}
              value={deptIds.map(String)}
              onChange={(keys) => onChange({ ...draft, deptIds: keys.map(idOf) })}
            />
          )}
          <p className={styles['note']}>
            <span role="status">{`已选 ${deptIds.length} 个部门`}</span>
            {hidden > 0 && `，其中 ${hidden} 个已停用或您看不到`}
          </p>
        </div>
      )}
    </>
  );
}

/** Ids are numbers as long as a number can hold them exactly (docs/protocol/README.md §4). */
