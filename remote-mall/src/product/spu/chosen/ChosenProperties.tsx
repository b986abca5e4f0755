import { moved } from '@zhilv/crud';
import { sameId } from '@zhilv/contract';
import { property, propertyValue } from '@zhilv/contract/mall';
import { call, changes, useCan } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import type { ChosenProperty } from '../matrix/SkuRow.ts';
import styles from './ChosenProperties.module.css';
import { type Choosable, SearchChoice } from './SearchChoice.tsx';

export interface ChosenPropertiesProps {
  chosen: readonly ChosenProperty[];
  disabled: boolean;
  onChange: (chosen: readonly ChosenProperty[]) => void;
}

/** So many are offered at once; typing narrows them. */
const OFFERED = 20;

const findProperties = async (name: string): Promise<readonly Choosable[]> =>
  (await call(property.page, { pageNo: 1, pageSize: OFFERED, ...(name !== '' && { name }) }, { quiet: true })).list;

/** Creating one that exists answers the id of the one there is (docs/protocol/product.md §1). */
async function createProperty(name: string): Promise<Choosable> {
  const id = await call(property.create, { name });
  changes.announce(property.page.path);
  return { id, name };
}

/** Chooses the properties by which variants differ, their order, and the values of each. What is missing is made in place. */
export function ChosenProperties({ chosen, disabled, onChange }: ChosenPropertiesProps) {
  const canCreate = useCan(property.create);
  const replace = (one: ChosenProperty, by: ChosenProperty | null): void =>
    onChange(chosen.flatMap((other) => (other === one ? (by ?? []) : other)));
  return (
    <div className={styles['properties']}>
      {chosen.map((one, at) => (
        <section key={String(one.propertyId)} className={styles['property']} aria-label={`规格 ${one.propertyName}`}>
          <header className={styles['head']}>
            <h3 className={styles['name']}>{one.propertyName}</h3>
            <Moving
              name={one.propertyName}
              isFirst={at === 0}
              isLast={at === chosen.length - 1}
              disabled={disabled}
              onMove={(by) => onChange(moved(chosen, at, at + by))}
            />
            <Button
              kind="danger-text"
              icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
              aria-label={`移除规格 ${one.propertyName}`}
              disabled={disabled}
              onClick={() => replace(one, null)}
            />
          </header>
          <ChosenValues property={one} disabled={disabled} canCreate={canCreate} onChange={(by) => replace(one, by)} />
        </section>
      ))}
      <div>
        <SearchChoice
          label="添加规格"
          what="规格"
          chosen={chosen.map(({ propertyId, propertyName }) => ({ id: propertyId, name: propertyName }))}
          several={false}
          disabled={disabled}
          find={findProperties}
          create={canCreate ? createProperty : null}
          onChoose={({ id, name }) => {
            if (chosen.some(({ propertyId }) => sameId(propertyId, id))) return;
            onChange([...chosen, { propertyId: id, propertyName: name, values: [] }]);
          }}
          onDrop={() => {}}
        />
      </div>
    </div>
  );
}

interface MovingProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  onMove: (by: -1 | 1) => void;
}

function Moving({ name, isFirst, isLast, disabled, onMove }: MovingProps) {
  if (isFirst && isLast) return null;
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <>
      <Button
        kind="text"
        icon={<ArrowUp {...icon} />}
        aria-label={`上移规格 ${name}`}
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        kind="text"
        icon={<ArrowDown {...icon} />}
        aria-label={`下移规格 ${name}`}
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}

interface ChosenValuesProps {
  property: ChosenProperty;
  disabled: boolean;
  canCreate: boolean;
  onChange: (property: ChosenProperty) => void;
}

function ChosenValues({ property: one, disabled, canCreate, onChange }: ChosenValuesProps) {
  const { propertyId, propertyName, values } = one;
  const findValues = async (text: string): Promise<readonly Choosable[]> => {
    const [found] = await call(property.getValueList, { name: propertyName }, { quiet: true });
    return (found?.values ?? []).filter(({ name }) => name.includes(text));
  };
  const create = async (name: string): Promise<Choosable> => {
    const id = await call(propertyValue.create, { propertyId, name });
    changes.announce(propertyValue.page.path);
    return { id, name };
  };
  const drop = ({ id }: Pick<Choosable, 'id'>): void =>
    onChange({ ...one, values: values.filter(({ valueId }) => !sameId(valueId, id)) });
  return (
    <div className={styles['values']}>
      {values.length === 0 && <span className={styles['note']}>还没有规格值，暂不生成规格</span>}
      {values.map(({ valueId, valueName }) => (
        <span key={String(valueId)} className={styles['value']}>
          {valueName}
          <button
            type="button"
            className={styles['drop']}
            aria-label={`移除 ${valueName}`}
            disabled={disabled}
            onClick={() => drop({ id: valueId })}
          >
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </span>
      ))}
      <SearchChoice
        label="添加规格值"
        what={`${propertyName}的规格值`}
        chosen={values.map(({ valueId, valueName }) => ({ id: valueId, name: valueName }))}
        several
        disabled={disabled}
        find={findValues}
        create={canCreate ? create : null}
        onChoose={({ id, name }) => {
          if (values.some(({ valueId }) => sameId(valueId, id))) return;
          onChange({ ...one, values: [...values, { valueId: id, valueName: name }] });
        }}
        onDrop={drop}
      />
    </div>
  );
}
