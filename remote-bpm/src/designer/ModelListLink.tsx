import { navigation } from '@zhilv/platform';
import { Link } from 'react-router';
import styles from './ModelListLink.module.css';

/** Leads back to all models; users who do not have that page see nothing. */
export function ModelListLink() {
  const path = navigation.pathOf('bpm/model/index');
  return path === null ? null : (
    <Link className={styles['link']} to={path} data-way-back>
      返回流程模型
    </Link>
  );
}
