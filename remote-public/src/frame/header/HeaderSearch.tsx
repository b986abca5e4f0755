import { Link } from 'react-router';
import { ADDRESS } from '../../parts/address/addresses.ts';
import { Magnifier } from '../../parts/icon/Magnifier.tsx';
import { SearchForm } from '../../parts/list/SearchForm.tsx';
import styles from './HeaderSearch.module.css';

/** Leads to the search by a field where the header has room for one, else by a link to the page that has it. */
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
