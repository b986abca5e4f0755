import type { UploadedFile } from '@zhilv/contract/infra';
import { useShownPicture } from '@zhilv/platform';
import { File as FileIcon } from 'lucide-react';
import styles from './FileName.module.css';

export interface FileNameProps {
  file: UploadedFile;
}

/** The name of a file, which opens or downloads it, beside a small picture of what is one. */
export function FileName({ file: { name, path, type, url } }: FileNameProps) {
  const { shown, onError } = useShownPicture(type?.startsWith('image/') === true ? url : null);
  return (
    <a className={styles['name']} href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      <span className={styles['picture']}>
        {shown === null ? (
          <FileIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <img src={shown} alt="" loading="lazy" referrerPolicy="no-referrer" onError={onError} />
        )}
      </span>
      <span className={styles['text']}>{name || path}</span>
    </a>
  );
}
