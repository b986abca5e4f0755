import { MENU_TYPE, type MenuRow } from '@zhilv/contract/system';
import { type Field, text } from '@zhilv/crud';
import { Icon } from '@zhilv/ui/icon';
import styles from './menuName.module.css';

/** Makes a field that holds the name of a menu row, which a list shows beside its icon. Buttons have none. */
export const menuName = (label: string): Field<string | null | undefined> => ({
  ...text(label),
  show: (value, row) => {
    // The resource gives its own rows.
    const { type, icon } = row as MenuRow;
    return (
      <span className={styles['name']}>
        {type !== MENU_TYPE.button && <Icon name={icon} />}
        <span className={styles['text']}>{value}</span>
      </span>
    );
  },
});
