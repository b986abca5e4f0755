import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { Tag } from '@zhilv/ui/tag';
import type { Loss, LossKind, LossOwner } from '../../parts/bpmn/fidelity/Loss.ts';
import type { Repair } from '../../parts/bpmn/repair/Repair.ts';
import { elementName } from './elementName.ts';
import styles from './ImportReportDialog.module.css';

export interface ImportReportDialogProps {
  /** The name of the model. */
  title: string;
  losses: readonly Loss[];
  repairs: readonly Repair[];
  onDownload: () => void;
  onClose: () => void;
}

/** More would be read by nobody, and make the dialog slow. */
const MOST = 100;

const KINDS: Readonly<Record<LossKind, string>> = {
  element: '元素',
  attribute: '属性',
  text: '文字',
  order: '顺序',
  reference: '引用',
};

/** Lists what of a stored diagram would be lost by saving, by the elements to which it belongs, and what was put right. */
export function ImportReportDialog({ title, losses, repairs, onDownload, onClose }: ImportReportDialogProps) {
  return (
    <Modal
      title="导入保真报告"
      width={720}
      footer={
        <>
          <Button onClick={onDownload}>下载原文件</Button>
          <Button kind="primary" onClick={onClose}>
            关闭
          </Button>
        </>
      }
      onCancel={onClose}
    >
      {losses.length > 0 && <Losses title={title} losses={losses} />}
      {repairs.length > 0 && (
        <section className={styles['repairs']}>
          <h3 className={styles['heading']}>打开时的处理</h3>
          <p className={styles['summary']}>为了画出流程图，打开时做了下面这些处理，保存后一并写入。原有内容没有丢失。</p>
          <ul className={styles['list']} aria-label="打开时的处理">
            {repairs.slice(0, MOST).map(({ element, kind, text }) => (
              <li key={`${kind} ${element ?? ''}`}>{text}</li>
            ))}
          </ul>
          {repairs.length > MOST && <p className={styles['summary']}>{`以上是前 ${MOST} 处，共 ${repairs.length} 处。`}</p>}
        </section>
      )}
    </Modal>
  );
}

function Losses({ title, losses }: Pick<ImportReportDialogProps, 'title' | 'losses'>) {
  return (
    <>
      <p className={styles['summary']}>
        设计器认不出「{title}」中的 {losses.length} 处内容，保存后它们会丢失或改变。保存之前，原文件不变。
        {losses.length > MOST && `下面列出前 ${MOST} 处。`}
      </p>
      <ul className={styles['owners']} aria-label="会丢失或改变的内容">
        {byOwner(losses.slice(0, MOST)).map(({ owner, losses }) => (
          <li key={owner?.id ?? ''} className={styles['owner']}>
            <h3 className={styles['heading']}>
              {owner === null ? '流程文件' : elementName(owner.type)}
              {owner !== null && owner.name !== null && `「${owner.name}」`}
              {owner !== null && <code className={styles['id']}>{owner.id}</code>}
            </h3>
            <ul className={styles['losses']}>
              {losses.map((loss, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a report never changes
                <LossItem key={index} loss={loss} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function LossItem({ loss: { kind, what, path, value, instead } }: { loss: Loss }) {
  return (
    <li className={styles['loss']}>
      <div className={styles['what']}>
        <Tag>{KINDS[kind]}</Tag>
        <code className={styles['name']}>{what}</code>
        <span className={styles['outcome']}>{outcomeOf(kind, instead)}</span>
      </div>
      {value !== '' && <code className={styles['value']}>{value}</code>}
      {instead !== null && <code className={styles['value']}>→ {instead}</code>}
      <span className={styles['path']}>位置：{path.replaceAll('/', ' / ')}</span>
    </li>
  );
}

function outcomeOf(kind: LossKind, instead: string | null): string {
  if (kind === 'order') return '会改变顺序';
  return instead === null ? '会丢失' : '会改变';
}

interface Owned {
  readonly owner: LossOwner | null;
  readonly losses: readonly Loss[];
}

function byOwner(losses: readonly Loss[]): readonly Owned[] {
  const groups = new Map<string, { readonly owner: LossOwner | null; readonly losses: Loss[] }>();
  for (const loss of losses) {
    const id = loss.owner?.id ?? '';
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { owner: loss.owner, losses: [loss] });
    else group.losses.push(loss);
  }
  return [...groups.values()];
}
