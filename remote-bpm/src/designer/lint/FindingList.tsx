import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../parts/bpmn/lint/rule/Finding.ts';
import styles from './FindingList.module.css';
import type { FoundAt } from './FindingPlaces.ts';

export interface FindingListProps {
  places: readonly FoundAt[];
  /** Is called with the place to turn to. */
  onPress: (place: FoundAt) => void;
}

/** More would be read by nobody, and make the page slow. */
const MOST = 100;

const LOOKS: Readonly<Record<Severity, { readonly icon: LucideIcon; readonly label: string }>> = {
  error: { icon: CircleAlert, label: '错误' },
  warning: { icon: TriangleAlert, label: '警告' },
  hint: { icon: Info, label: '提示' },
};

/** Findings by their elements; a press leads there. */
export function FindingList({ places, onPress }: FindingListProps) {
  return (
    <div className={styles['list']}>
      <ul className={styles['places']} aria-label="发现的问题">
        {places.slice(0, MOST).map((place) => (
          <li key={place.id ?? ''} className={styles['place']}>
            <span className={styles['label']}>
              {place.label}
              {place.id !== null && <code className={styles['id']}>{place.id}</code>}
            </span>
            <ul className={styles['findings']}>
              {place.findings.map(({ rule, severity, text }) => {
                const { icon: Icon, label } = LOOKS[severity];
                return (
                  <li key={`${rule} ${text}`}>
                    <button type="button" className={styles['finding']} onClick={() => onPress(place)}>
                      <Icon className={styles[severity]} size={16} strokeWidth={1.5} role="img" aria-label={label} />
                      {text}
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {places.length > MOST && <p className={styles['more']}>{`以上是前 ${MOST} 个元素，共 ${places.length} 个。`}</p>}
    </div>
  );
}
