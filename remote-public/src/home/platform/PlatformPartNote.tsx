import styles from './PlatformPartNote.module.css';
import { isSame, LAYERS, LINKS, partsWith, type PartPlace } from './platformParts.ts';

/** Shows the purpose of a part of the platform, and its neighbours above and below. */
export function PlatformPartNote({ place }: { readonly place: PartPlace }) {
  const part = partAt(place);
  if (!part) return null;
  const below = LINKS.filter(({ from }) => isSame(from, place)).map(({ to }) => partAt(to)?.name);
  const above = LINKS.filter(({ to }) => isSame(to, place)).map(({ from }) => partAt(from)?.name);
  return (
    <>
      <h3 className={styles['name']}>{part.name}</h3>
      <p className={styles['text']}>{part.text}</p>
      <dl className={styles['neighbours']}>
        {above.length > 0 && (
          <div>
            <dt>支撑</dt>
            <dd>{above.join('、')}</dd>
          </div>
        )}
        {below.length > 0 && (
          <div>
            <dt>依靠</dt>
            <dd>{below.join('、')}</dd>
          </div>
        )}
      </dl>
      <p className={styles['together']}>
        与 <b>{partsWith(place).length}</b> 个部件相连
      </p>
    </>
  );
}

const partAt = ({ layer, place }: PartPlace) => LAYERS[layer]?.parts[place];
