import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TagInput } from './TagInput.tsx';

function Tags({ invalid = false }: { invalid?: boolean }) {
  const [value, setValue] = useState<readonly string[]>(['亲子', '海岛']);
  return (
    <>
      <span id="tags">线路标签</span>
      <TagInput labelledBy="tags" value={value} onChange={setValue} invalid={invalid} />
    </>
  );
}

const draw = (invalid = false) => {
  const part = renderPart(<Tags invalid={invalid} />);
  const tags = () => part.queryAllByRole('button').map((tag) => tag.getAttribute('aria-label'));
  return { part, tags };
};

it('has Chinese names, and gives the state of the field to nothing that has no role', async () => {
  const { part, tags } = draw(true);

  await expect.poll(tags).toEqual(['移除「亲子」', '移除「海岛」']);
  expect(part.getByRole('textbox', { name: '线路标签' }).hasAttribute('aria-label')).toBe(false);
  expect(document.querySelectorAll('[aria-label]:not([role]), [aria-invalid]:not(input)')).toHaveLength(0);
  expect(part.queryAllByRole('img')).toEqual([]);
});

it.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])('removes one tag by %s, and goes to the field', async (key) => {
  const { part, tags } = draw();

  part.getByRole('button', { name: '移除「亲子」' }).focus();
  await part.user.keyboard(key);

  await expect.poll(tags).toEqual(['移除「海岛」']);
  expect(document.activeElement).toBe(part.getByRole('textbox'));
  expect(part.getByRole('textbox')).toHaveProperty('value', '');
});
