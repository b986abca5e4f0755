import { ApiError, download, saveFile, showFailure } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import type { ModalProps } from '@zhilv/ui/modal';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { FileSpreadsheet } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import styles from './ImportDialog.module.css';
import { ImportOutcome } from './ImportOutcome.tsx';
import type { ImportReport, ImportRows } from './ImportRows.ts';

export interface ImportDialogProps {
  Modal: ComponentType<ModalProps>;
  /** People call a record this: 用户. */
  noun: string;
  rows: ImportRows;
  /** The back end knows a trial. */
  mayTry: boolean;
  onImported: () => void;
  onClose: () => void;
}

interface Outcome extends ImportReport {
  readonly trial: boolean;
}

/** Takes a workbook, looks at its rows first where the back end can, and shows what came of it. */
export function ImportDialog({ Modal, noun, rows, mayTry, onImported, onClose }: ImportDialogProps) {
  const inputId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [updates, setUpdates] = useState(false);
  const [running, setRunning] = useState<'trial' | 'import' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    setFile(chosen);
    setOutcome(null);
  };

  const run = async (trial: boolean): Promise<void> => {
    if (file === null || running !== null) return;
    setRunning(trial ? 'trial' : 'import');
    try {
      const report = await rows.run(file, { updates, trial });
      setOutcome({ ...report, trial });
      if (!trial && report.created + report.updated > 0) onImported();
    } catch (error) {
      // A file may have been changed or moved since it was chosen; the browser cannot read it then.
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
      // Rows may have been taken, and only the answer was lost.
      if (!trial && error.kind !== 'business') onImported();
    } finally {
      setRunning(null);
    }
  };

  const saveTemplate = async (): Promise<void> => {
    try {
      saveFile(await download(rows.template, {}), `${noun}导入模板.xlsx`);
    } catch (error) {
      // `download` has told the user.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  const done = outcome !== null && !outcome.trial;
  return (
    <Modal
      title={`导入${noun}`}
      width={720}
      busy={running !== null}
      onCancel={onClose}
      footer={
        done ? (
          <Button kind="primary" onClick={onClose}>
            关闭
          </Button>
        ) : (
          <>
            <Button disabled={running !== null} onClick={onClose}>
              取消
            </Button>
            {mayTry && (
              <Button busy={running === 'trial'} disabled={file === null} onClick={() => void run(true)}>
                试运行
              </Button>
            )}
            <Button kind="primary" busy={running === 'import'} disabled={file === null} onClick={() => void run(false)}>
              导入
            </Button>
          </>
        )
      }
    >
      {!done && (
        <>
          <div className={styles['zone']}>
            <input
              id={inputId}
              type="file"
              className={styles['input']}
              accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={running !== null}
              onChange={({ target }) => {
                choose(target.files?.[0]);
                // A file that was mended can be chosen again; the browser tells of no choice that stays.
                target.value = '';
              }}
            />
            <label htmlFor={inputId} className={styles['file']}>
              <FileSpreadsheet size={28} strokeWidth={1.25} aria-hidden="true" />
              <span className={styles['name']}>{file === null ? '选择或拖入填写好的工作簿' : file.name}</span>
              <span className={styles['hint']}>{file === null ? '只支持 .xlsx，不超过 16 MB' : '点击可以换一个文件'}</span>
            </label>
          </div>
          <div className={styles['options']}>
            <PlainCheckbox
              checked={updates}
              disabled={running !== null}
              onChange={(checked) => {
                setUpdates(checked);
                setOutcome(null);
              }}
            >
              更新已有{noun}
            </PlainCheckbox>
            <Button kind="text" onClick={() => void saveTemplate()}>
              下载模板
            </Button>
          </div>
        </>
      )}
      {outcome !== null && <ImportOutcome noun={noun} report={outcome} trial={outcome.trial} />}
    </Modal>
  );
}
