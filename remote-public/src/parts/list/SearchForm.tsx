import { Form } from 'react-router';
import { LONGEST_KEYWORD } from './listAsked.ts';
import { Magnifier } from '../icon/Magnifier.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Path of the list that is searched. */
  readonly action: string;
  /** The field's name, which is also the hint in it. */
  readonly label: string;
  /** Words to begin with. */
  readonly keyword?: string;
  /** The parameters of the list's address beside the words. */
  readonly kind?: Readonly<Record<string, string | number | undefined>>;
  /** `large` where the page is about searching. */
  readonly size?: 'medium' | 'large';
  readonly onSearched?: () => void;
}

const ANY_KIND = {};

/** A field that leads to the entries with the words typed in it; it works without script, too. */
export function SearchForm({ action, label, keyword = '', kind = ANY_KIND, size = 'medium', onSearched }: SearchFormProps) {
  return (
    <Form className={styles['form']} data-size={size} action={action} role="search" aria-label={label} onSubmit={onSearched}>
      {Object.entries(kind).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        // The key is the address's words, so that going back brings them back into the field.
        key={keyword}
        className={styles['field']}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={LONGEST_KEYWORD}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
      />
      <button className={styles['button']} type="submit" aria-label="搜索">
        <Magnifier />
      </button>
    </Form>
  );
}
