import type { MenuRow } from '@zhilv/contract/system';
import { type Field, text, treeReference } from '@zhilv/crud';
import { NO_SUCH_PAGE } from '@zhilv/release/page-key';
import { Tag } from '@zhilv/ui/tag';
import { lacksPage, livePages } from './livePages.ts';
import styles from './pageKey.module.css';

/**
 * Makes a field that holds a page key, which is chosen among the pages of live releases. Where nobody knows these it is typed. A row
 * that leads nowhere is marked.
 */
export function pageKey(label: string): Field<string | null | undefined> {
  const typed = text(label, { code: true, placeholder: '例如 system/user/index' });
  const chosen = treeReference(label, async () =>
    (livePages.read() ?? []).map(({ key, title }) => ({ key, label: title === null ? key : `${title} ${key}` })),
  );
  return {
    ...typed,
    ...(chosen.prepare && { prepare: chosen.prepare }),
    // The resource gives its own rows.
    show: (value, row) => (
      <span className={styles['key']} title={value ?? undefined}>
        {typed.show(value, row)}
        {lacksPage(row as MenuRow) && (
          <span title={NO_SUCH_PAGE}>
            <Tag tone="warning">无此页面</Tag>
          </span>
        )}
      </span>
    ),
    Input: (props) => {
      const Input = (livePages.read() === null ? typed : chosen).Input;
      return Input === null ? null : Input({ ...props, value: props.value === '' ? null : props.value });
    },
  };
}
