import { saveFile } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { faultsFile } from './faultsFile.ts';
import styles from './ImportOutcome.module.css';
import type { ImportReport } from './ImportRows.ts';

export interface ImportOutcomeProps {
  noun: string;
  report: ImportReport;
  trial: boolean;
}

/** The table shows so many rows; the file has all of them. */
const SHOWN = 100;

/** Says what came of an import, or would come of it, and which rows were not taken. */
export function ImportOutcome({ noun, report, trial }: ImportOutcomeProps) {
  const { created, updated, faults } = report;
  const will = trial ? '将' : '已';
  return (
    <section className={styles['outcome']} aria-label={trial ? '试运行结果' : '导入结果'}>
      <div className={styles['head']}>
        <p className={styles['summary']} role="status">
          {`${will}新增 ${created} 个，${will}更新 ${updated} 个`}
          {faults.length === 0 ? '，没有错误。' : `，${faults.length} 处错误${trial ? '不会' : '未'}导入。`}
        </p>
        {faults.length > 0 && <Button onClick={() => saveFile(faultsFile(faults), `${noun}导入错误.csv`)}>下载错误报告</Button>}
      </div>
      {faults.length > 0 && (
        <div className={styles['rows']}>
          <table className={styles['faults']}>
            <thead>
              <tr>
                <th scope="col">行号</th>
                <th scope="col">{noun}</th>
                <th scope="col">列</th>
                <th scope="col">原因</th>
              </tr>
            </thead>
            <tbody>
              {faults.slice(0, SHOWN).map(({ line, name, field, reason }) => (
                <tr key={`${line} ${name} ${field}`}>
                  <td className={styles['line']}>{line ?? '—'}</td>
                  <th scope="row">{name || '—'}</th>
                  <td>{field || '—'}</td>
                  <td className={styles['reason']}>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {faults.length > SHOWN && <p className={styles['more']}>{`只显示前 ${SHOWN} 处，全部 ${faults.length} 处见错误报告。`}</p>}
    </section>
  );
}
