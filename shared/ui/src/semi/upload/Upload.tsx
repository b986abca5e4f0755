import SemiUpload from '@douyinfe/semi-ui-19/lib/es/upload';
import type { FileItem } from '@douyinfe/semi-ui-19/lib/es/upload/interface';
import { Upload as Mark } from 'lucide-react';
import { useRef, useState } from 'react';
import { pressByKey } from '../mend/pressByKey.ts';
import { useMend } from '../mend/useMend.ts';
import { mendUpload } from './mendUpload.ts';
import styles from './Upload.module.css';

/** A file that the server has. */
export interface StoredFile {
  readonly name: string;
  readonly url: string;
}

export interface UploadProps {
  /** The name for the files: 附件, 商品图. */
  label: string;
  /** The files that are there at first; `onChange` tells of later ones. */
  initial: readonly StoredFile[];
  /** Called with all files that the server has now. */
  onChange: (files: readonly StoredFile[]) => void;
  /**
   * Sends one file.
   * @param onProgress is told how much has gone, in percent
   * @throws Error with a sentence for people when it could not be sent; the file stays in the list with 重试
   */
  send: (file: File, onProgress: (percent: number) => void) => Promise<StoredFile>;
  /** The kinds of files, as in the `accept` of the browser: `image/png,.pdf`. */
  accept?: string;
  /** The largest number of files. */
  max?: number;
  /** The largest size of a file in KiB. */
  maxSizeKib?: number;
  /** Whether files show as pictures instead of lines. */
  pictures?: boolean;
  /** The line below, about the files that are accepted. */
  hint?: string;
  disabled?: boolean;
}

/** Sends files that are chosen or dragged here, and lists them. */
export function Upload(props: UploadProps) {
  const { label, initial, onChange, send, accept, max, maxSizeKib, pictures = false, hint, disabled = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [files, setFiles] = useState(() => initial.map(itemOf));
  useMend(root, (element) => mendUpload(element, label));
  const changed = (list: FileItem[]): void => {
    setFiles(list);
    onChange(list.filter(({ status }) => status === 'success').map(({ name, url = '' }) => ({ name, url })));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of what Semi draws as buttons
    <div ref={root} className={styles['root']} onKeyDown={pressByKey}>
      <SemiUpload
        action=""
        customRequest={({ fileInstance, onProgress, onSuccess, onError }) => {
          const progress = (percent: number): void => onProgress({ total: 100, loaded: percent });
          send(fileInstance, progress).then(onSuccess, () => onError({ status: 0 }));
        }}
        afterUpload={({ response }: { response?: StoredFile }) => ({ ...response })}
        fileList={files}
        onChange={({ fileList }) => changed(fileList)}
        listType={pictures ? 'picture' : 'list'}
        {...(accept !== undefined && { accept })}
        {...(max !== undefined && { limit: max })}
        {...(maxSizeKib !== undefined && { maxSize: maxSizeKib })}
        {...(hint !== undefined && { prompt: <span className={styles['hint']}>{hint}</span>, promptPosition: 'bottom' })}
        multiple={max !== 1}
        showClear={false}
        showRetry
        disabled={disabled}
      >
        {/* Semi draws a button around this. */}
        <span className={pictures ? styles['tile'] : styles['trigger']}>
          <Mark size={16} strokeWidth={1.5} aria-hidden="true" />
          {pictures ? '上传图片' : '选择文件'}
        </span>
      </SemiUpload>
    </div>
  );
}

const itemOf = ({ name, url }: StoredFile): FileItem => ({ uid: url, name, url, size: '', status: 'success', preview: false });
