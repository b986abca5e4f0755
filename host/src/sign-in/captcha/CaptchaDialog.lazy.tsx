import type { CaptchaPoint } from '@zhilv/contract/system';
import { PlainDialog } from '@zhilv/ui/plain/dialog';
import { useRef, useState } from 'react';
import styles from './CaptchaDialog.module.css';
import { captchaAnswer } from './captchaAnswer.ts';
import { type Challenge, fetchChallenge, judge, type NoChallenge } from './challenge.ts';
import { PuzzlePicture } from './PuzzlePicture.tsx';
import { WordPicture } from './WordPicture.tsx';

export { fetchChallenge };

export interface CaptchaDialogProps {
  first: Challenge | NoChallenge;
  /** Says why there is a captcha once more; null the first time. */
  notice: string | null;
  /** Is given the text that stands for the right answer at the call that needs it. */
  onSolved: (captchaVerification: string) => void;
  onCancel: () => void;
}

/** The miss stays in sight for this time, so that people see how far off they were. */
const MISSED_MS = 1000;

/** Asks to solve a captcha until one is solved or the user gives up. */
export function CaptchaDialog({ first, notice, onSolved, onCancel }: CaptchaDialogProps) {
  const [challenge, setChallenge] = useState(first);
  const [note, setNote] = useState(first.kind === 'none' ? first.message : notice);
  const [phase, setPhase] = useState<'open' | 'busy' | 'missed'>('open');
  const points = useRef<readonly CaptchaPoint[]>([]);
  const closed = useRef(false);

  async function renew(): Promise<void> {
    setPhase('busy');
    const next = await fetchChallenge();
    points.current = [];
    setChallenge(next);
    if (next.kind === 'none') setNote(next.message);
    setPhase('open');
  }

  async function check(): Promise<void> {
    if (phase !== 'open') return;
    if (challenge.kind === 'none') return renew();
    const [point] = points.current;
    if (point === undefined || (challenge.kind === 'words' && points.current.length < challenge.words.length)) {
      setNote(challenge.kind === 'words' ? `请依次点完 ${challenge.words.length} 个字` : '请先移动拼图');
      return;
    }
    setPhase('busy');
    const answer = captchaAnswer(challenge, challenge.kind === 'words' ? points.current : point);
    const verdict = await judge(challenge, answer);
    if (verdict.kind === 'right') {
      onSolved(answer.captchaVerification);
      return;
    }
    setNote(verdict.message);
    if (verdict.kind === 'undecided') {
      setPhase('open');
      return;
    }
    if (verdict.kind === 'missed') {
      setPhase('missed');
      await new Promise((resolve) => setTimeout(resolve, MISSED_MS));
      // Nobody is there for another picture.
      if (closed.current) return;
    }
    await renew();
  }

  const picture = { busy: phase !== 'open', missed: phase === 'missed', onCheck: () => void check() };
  const move = (chosen: readonly CaptchaPoint[]): void => {
    points.current = chosen;
    setNote(null);
  };

  return (
    <PlainDialog
      title="安全验证"
      okText={challenge.kind === 'none' ? '重试' : '验证'}
      busy={phase === 'busy'}
      onOk={() => void check()}
      onCancel={() => {
        closed.current = true;
        onCancel();
      }}
    >
      {challenge.kind === 'puzzle' && <PuzzlePicture key={challenge.token} {...picture} challenge={challenge} onMove={move} />}
      {challenge.kind === 'words' && <WordPicture key={challenge.token} {...picture} challenge={challenge} onChoose={move} />}
      <p className={styles['note']} role="status" data-bad={phase === 'missed' || challenge.kind === 'none'}>
        {note}
      </p>
    </PlainDialog>
  );
}
