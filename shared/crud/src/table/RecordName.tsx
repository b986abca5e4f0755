import { Link } from 'react-router';
import { type Identified, type Resource, showField } from '../resource/defineResource.ts';
import styles from './RecordName.module.css';

export interface RecordNameProps<Row extends Identified, Name extends string> {
  resource: Resource<Row, Name>;
  row: Row;
  name: Name;
  link: ((row: Row) => string) | undefined;
}

/** Shows a record's name, as a link if the record has a page of its own. */
export function RecordName<Row extends Identified, Name extends string>({
  resource,
  row,
  name,
  link,
}: RecordNameProps<Row, Name>) {
  const shown = showField(resource, row, name);
  if (link === undefined) return shown;
  return (
    <Link to={link(row)} className={styles['link']}>
      {shown}
    </Link>
  );
}
