import { Link } from 'react-router';
import { ADDRESS } from '../../parts/address/addresses.ts';
import { Magnifier } from '../../parts/icon/Magnifier.tsx';
import styles from './HeaderSearch.module.css';

/** Leads to the search. Lists and the search have a field of their own, and two beside one another would be one too many. */
export const HeaderSearch = () => (
  <Link className={styles['link']} to={ADDRESS.search} aria-label="搜索">
    <Magnifier />
  </Link>
);
