import type { UploadedFile } from '@zhilv/contract/infra';
import { Thumb } from '@zhilv/crud';
import { File as FileIcon } from 'lucide-react';
import styles from './FileName.module.css';

export interface FileNameProps {
  file: UploadedFile;
}

/** The name of a file, which opens or downloads it, beside a small picture of what is one. */
export function FileName({ file: { name, path, type, url } }: FileNameProps) {
  return (
    <a className={styles['name']} href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      <Thumb
        address={type?.startsWith('image/') === true ? url : null}
        alt=""
        otherwise={<FileIcon size={18} strokeWidth={1.5} aria-hidden="true" />}
      />
      <span className={styles['text']}>{name || path}</span>
    </a>
  );
}
