import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useTyping } from './useTyping.ts';

/** Even numbers only, written with two digits; `wrong` as a kind may give it. */
const Even = ({ wrong, value: given, onChange }: { wrong?: number; value?: number; onChange: (value: number) => void }) => {
  const [own, setOwn] = useState(2);
  const value = given ?? own;
  const { text, isWrong, type, leave, onKeyDown } = useTyping({
    value,
    write: (one) => String(one).padStart(2, '0'),
    read: (typed) => (Number(typed) % 2 === 0 ? Number(typed) : undefined),
    onChange: (next) => {
      onChange(next);
      setOwn(next);
    },
    ...(wrong !== undefined && { wrong }),
  });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input
        aria-label="偶数"
        aria-invalid={isWrong}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
    </form>
  );
};

const start = (wrong?: number) => {
  const onChange = vi.fn<(value: number) => void>();
  const element = (value?: number) => (
    <Even onChange={onChange} {...(wrong !== undefined && { wrong })} {...(value !== undefined && { value })} />
  );
  const part = renderPart(element());
  return {
    ...part,
    onChange,
    input: part.getByLabelText<HTMLInputElement>('偶数'),
    give: (value: number) => part.show(element(value)),
  };
};

it('stays as typed until Enter, and is written properly then', async () => {
  const part = start();
  await part.user.clear(part.input);

  await part.user.type(part.input, '4');
  expect(part.input.value).toBe('4');
  expect(part.onChange).toHaveBeenLastCalledWith(4);

  await part.user.keyboard('{Enter}');
  expect(part.input.value).toBe('04');
});

it('says nothing new for a text that is not understood, and brings the last value back', async () => {
  const part = start();

  await part.user.type(part.input, '1');
  expect(part.input.value).toBe('021');
  expect(part.input.getAttribute('aria-invalid')).toBe('true');
  expect(part.onChange).not.toHaveBeenCalled();

  await part.user.tab();
  expect(part.input.value).toBe('02');
});

it('does not let Enter submit a value that does not stand in the field', async () => {
  const part = start();
  const submitted = vi.fn<(event: Event) => void>();
  part.input.form?.addEventListener('submit', submitted);

  await part.user.type(part.input, '1{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(part.input.value).toBe('021');

  await part.user.type(part.input, '{Backspace}{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

it('keeps a wrong text where the kind has a value for it', async () => {
  const part = start(-1);

  await part.user.type(part.input, '1');
  await part.user.tab();

  expect(part.onChange).toHaveBeenLastCalledWith(-1);
  expect(part.input.value).toBe('021');
});

it('gives way to another value from elsewhere', async () => {
  const part = start();
  await part.user.type(part.input, '4');

  part.give(8);

  expect(part.input.value).toBe('08');
});
