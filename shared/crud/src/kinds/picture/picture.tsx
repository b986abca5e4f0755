import { MOST_PICTURES } from '@zhilv/contract';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { pictureCode } from './pictureCode.ts';
import { entriesOf } from './pictureEntries.ts';
import { Thumb } from './Thumb.tsx';
import styles from './Thumb.module.css';

/** A cell shows so many pictures of several, and the number of the others. */
const SHOWN = 3;

/** Makes a field that holds the address of a picture, which people upload. */
export const picture = (label: string): Field<string | null | undefined> => ({
  ...taking(label, null),
  empty: '',
  show: (value) => (value ? <Thumb address={value} alt={label} /> : <Absent />),
});

/**
 * Makes a field that holds the addresses of several pictures in an order.
 * @param most how many of them the contract allows
 */
export const pictures = (label: string, most = MOST_PICTURES): Field<readonly string[] | null | undefined> => ({
  ...taking(label, most),
  empty: [],
  show: (value) => {
    const addresses = entriesOf(value).filter((one) => typeof one === 'string');
    if (addresses.length === 0) return <Absent />;
    return (
      <span className={styles['thumbs']}>
        {addresses.slice(0, SHOWN).map((address, index) => (
          // The same picture may be there twice, and a cell is never rearranged.
          // oxlint-disable-next-line react/no-array-index-key
          <Thumb key={index} address={address} alt={`${label} ${index + 1}`} />
        ))}
        {addresses.length > SHOWN && `+${addresses.length - SHOWN}`}
      </span>
    );
  },
});

const taking = (label: string, most: number | null): Pick<Field<never>, 'label' | 'column' | 'wide' | 'prepare' | 'Input'> => ({
  label,
  column: 'state',
  wide: true,
  prepare: pictureCode.load,
  Input: ({ filtering, ...rest }) => {
    const PictureInput = pictureCode.read();
    return filtering || PictureInput === null ? null : <PictureInput {...rest} label={label} most={most} />;
  },
});
