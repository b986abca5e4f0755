import { Link } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import { Magnifier } from '../parts/Magnifier.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import styles from './HeaderSearch.module.css';

/** The way to the search: a field where the header has room for one, else a link to the page that has it. */
export function HeaderSearch() {
  return (
    <>
      <Link className={styles['link']} to={ADDRESS.search} aria-label="搜索">
        <Magnifier />
      </Link>
      <div className={styles['field']}>
        <SearchForm action={ADDRESS.search} label="搜索全站" size="small" />
      </div>
    </>
  );
}
