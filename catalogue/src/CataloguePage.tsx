import styles from './CataloguePage.module.css';
import { Fields } from './Fields.tsx';
import { IconGrids } from './IconGrids.tsx';
import { OpenedParts } from './OpenedParts.tsx';
import { OwnParts } from './OwnParts.tsx';
import { ShownParts } from './ShownParts.tsx';
import { TreeFields } from './trees/TreeFields.tsx';
import { TreeLists } from './trees/TreeLists.tsx';
import { Uploads } from './Uploads.tsx';

/** Shows every component of ui in its states. */
export function CataloguePage() {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>组件</h1>
      <div className={styles['sections']}>
        <Fields />
        <TreeFields />
        <TreeLists />
        <IconGrids />
        <Uploads />
        <ShownParts />
        <OpenedParts />
        <OwnParts />
      </div>
    </div>
  );
}
