import { type Message, messages, messageStore } from '@zhilv/platform';
import { renderPart, type RenderedPart } from '@zhilv/testing/page/render-part';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

const STEPS = rounds({ sample: 200, soak: 6_000 });
const TEXTS = [
  '系统异常',
  '后端接口连接异常',
  '系统接口503异常',
  '没有该操作权限',
  '已存在',
  '很长的说明'.repeat(24),
  '一',
  '二',
  '三',
];

const { error, notice, success, warning } = messages;

/** A way to say something, with the time that it stays. */
const SAYINGS: readonly ((text: string) => void)[] = [
  error,
  notice,
  success,
  warning,
  (text) => error(text, { persistent: true }),
  (text) => notice(text, { title: '演示模式', persistent: true }),
];

const wordsOf = ({ level, title, text }: Pick<Message, 'level' | 'title' | 'text'>): string => `${level}|${title ?? ''}|${text}`;

/** Counts what was said and has not gone since, by itself: as the user should read it. */
class Counted {
  readonly #times = new Map<string, number>();

  note(before: readonly Message[]): void {
    const there = new Set(before.map(wordsOf));
    for (const words of this.#times.keys()) if (!there.has(words)) this.#times.delete(words);
    const said = messageStore.read().at(-1);
    if (said) this.#times.set(wordsOf(said), (this.#times.get(wordsOf(said)) ?? 0) + 1);
  }

  /** What the card of a message reads. */
  cardOf(message: Message): string {
    const times = this.#times.get(wordsOf(message)) ?? 0;
    return `${message.title ?? ''}${message.text}${times > 1 ? `（${times} 次）` : ''}`;
  }
}

const cards = (part: RenderedPart): readonly HTMLElement[] =>
  part.queryAllByRole('button', { name: '关闭', hidden: true }).map(({ parentElement }) => parentElement as HTMLElement); // The card.

it(
  `shows at most three of any messages, counts equal ones and folds the rest, in ${STEPS} steps at random (seed ${randomSeed})`,
  () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const random = new SeededRandom(randomSeed);
    const part = renderPart(null);
    const counted = new Counted();
    const press = (name: RegExp): void => part.queryByRole('button', { name })?.click();
    const steps: readonly (() => void)[] = [
      ...Array.from({ length: 6 }, () => () => {
        const before = messageStore.read();
        random.pick(SAYINGS)(random.pick(TEXTS));
        counted.note(before);
      }),
      () => press(/^还有/),
      () => press(/^收起/),
      () => random.chance(0.1) && press(/^全部关闭/),
      () => messageStore.read().length > 0 && messageStore.close(random.pick(messageStore.read()).id),
      () => void vi.advanceTimersByTime(random.below(6_000)),
    ];
    let most = 0;

    for (let step = 0; step < STEPS; step += 1) {
      const taken = random.below(steps.length);
      flushSync(() => steps[taken]?.());
      const all = messageStore.read();
      const told = `step ${step}: ${JSON.stringify(all)}`;
      most = Math.max(most, all.length);

      const open = part.queryByRole('button', { name: '收起' }) !== null;
      const shown = cards(part).filter(({ hidden }) => !hidden);
      const visible = open ? all : all.slice(-3);
      expect(shown.length, told).toBe(visible.length);
      expect(shown.map(({ textContent }) => textContent).toSorted(), told).toEqual(
        visible.map((one) => counted.cardOf(one)).toSorted(),
      );
      const fold = part.queryByRole('button', { name: /^还有/ })?.textContent;
      expect(fold, told).toBe(open || all.length <= 3 ? undefined : `还有 ${all.length - 3} 条消息`);
    }
    expect(most).toBeGreaterThan(6);
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);
