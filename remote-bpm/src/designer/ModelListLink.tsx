import { navigation } from '@zhilv/platform';
import { Link } from 'react-router';
import styles from './ModelListLink.module.css';

/** The way back to all models, for those who have that page. */
export function ModelListLink() {
  const path = navigation.pathOf('bpm/model/index');
  return path === null ? null : (
    <Link className={styles['link']} to={path}>
      返回流程模型
    </Link>
  );
}
