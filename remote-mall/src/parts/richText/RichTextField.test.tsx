import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { RichTextField } from './RichTextField.tsx';

// wangEditor measures what it draws, which a document without a screen cannot; the browser's tests use it.
vi.mock('./RichTextEditor.lazy.tsx', () => ({
  RichTextEditor: ({ value, onChange, sanitise }: { value: string; onChange: (html: string) => void; sanitise: unknown }) => (
    <textarea
      aria-label={typeof sanitise === 'function' ? '正文' : '没有清洗'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
}));

it('brings its editor, with what makes text harmless, when somebody asks for it', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const Component = () => <RichTextField labelledBy="x" value="<p>一</p>" onChange={onChange} />;
  const page = await renderPage({ Component }, '/text');

  await page.press('打开编辑器');

  const text = await page.findByLabelText('正文');
  expect(text).toHaveProperty('value', '<p>一</p>');
  await page.user.type(text, '二');
  expect(onChange).toHaveBeenLastCalledWith('<p>一</p>二');
});
