import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { Input } from '@zhilv/ui/input';
import { useId, useState } from 'react';
import { NavLink } from 'react-router';
import styles from './ParentMenu.module.css';
import type { Parent, ParentSwitchProps } from './ParentSwitch.tsx';

export interface ParentMenuProps extends Omit<ParentSwitchProps, 'load'> {
  parents: readonly Parent[];
  onChosen: () => void;
}

/** Lists all parents as links; typing a part of a name narrows them. */
export function ParentMenu({ noun, parents, link, onChosen }: ParentMenuProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = parents.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <div className={styles['menu']}>
      <div className={styles['search']}>
        {/* The field’s placeholder says the same. */}
        <label id={`${id}-label`} htmlFor={id} className={hiddenText}>
          查找{noun}
        </label>
        <Input id={id} value={typed} onChange={setTyped} clearable placeholder={`查找${noun}`} />
      </div>
      <ul className={styles['parents']}>
        {found.map((parent) => (
          <li key={String(parent.id)}>
            <NavLink to={link(parent)} className={styles['parent'] ?? ''} onClick={onChosen}>
              {parent.name}
            </NavLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles['none']}>没有这样的{noun}</p>}
    </div>
  );
}
