import { confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Notice } from './Notice.tsx';

export interface ConflictNoticeProps {
  busy: boolean;
  onTakeStored: () => void;
  onSaveOver: () => void;
}

/** Says that somebody else has changed the goods meanwhile, and has the user choose (decision 0022). */
export function ConflictNotice({ busy, onTakeStored, onSaveOver }: ConflictNoticeProps) {
  const take = async (): Promise<void> => {
    const content = '载入最新内容后，您在这里填写的内容会丢失。确定载入吗？';
    if (await confirm({ content, danger: true, okText: '载入' })) onTakeStored();
  };
  return (
    <Notice
      action={
        <>
          <Button kind="text" disabled={busy} onClick={() => void take()}>
            载入最新
          </Button>
          <Button kind="danger-text" disabled={busy} onClick={onSaveOver}>
            仍然保存
          </Button>
        </>
      }
    >
      没有保存：这个商品刚刚被其他人修改过。「仍然保存」会用您填写的内容覆盖对方的修改
    </Notice>
  );
}
