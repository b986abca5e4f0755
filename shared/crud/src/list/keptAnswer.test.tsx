import { useLastLoaded } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';

interface Answer {
  readonly rows: string;
  readonly failure: string | null;
}

function Rows({ answer, subject = 'one' }: { answer: Answer; subject?: string }) {
  return <output aria-label="行">{useLastLoaded(answer, subject).rows}</output>;
}

const failed: Answer = { rows: 'none', failure: '系统异常' };

it('keeps the last answer through failures, until the next one', () => {
  const part = renderPart(<Rows answer={failed} />);
  const shown = (): string | null => part.getByLabelText('行').textContent;
  expect(shown()).toBe('none');

  part.show(<Rows answer={{ rows: 'first', failure: null }} />);
  part.show(<Rows answer={{ ...failed }} />);
  part.show(<Rows answer={{ ...failed }} />);
  expect(shown()).toBe('first');

  part.show(<Rows answer={{ rows: 'second', failure: null }} />);
  expect(shown()).toBe('second');
});

it('gives the present failure while there is no answer yet', () => {
  const part = renderPart(<Rows answer={failed} />);

  part.show(<Rows answer={{ rows: 'still none', failure: '系统异常' }} />);
  expect(part.getByLabelText('行').textContent).toBe('still none');

  part.show(<Rows answer={{ rows: 'first', failure: null }} />);
  part.show(<Rows answer={failed} />);
  expect(part.getByLabelText('行').textContent).toBe('first');
});

it('keeps no answer about something else', () => {
  const part = renderPart(<Rows answer={{ rows: 'first', failure: null }} />);

  part.show(<Rows answer={failed} subject="other" />);

  expect(part.getByLabelText('行').textContent).toBe('none');
});
