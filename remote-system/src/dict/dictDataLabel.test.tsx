import { EntryTag } from '@zhilv/ui/entry-tag';
import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { dictDataLabel } from './dictDataLabel.tsx';

const label = dictDataLabel('字典标签');

const shown = (colorType: string | null, cssClass: string | null = null) =>
  label.show('启用', { id: 1, label: '启用', colorType, cssClass } as { id: number });

it.each(['success', 'danger', 'default'])('shows a label of the colour %s as lists show its entry', (colorType) => {
  const part = renderPart(
    <>
      {shown(colorType)}
      <EntryTag entry={{ label: '别处', colorType }} />
    </>,
  );

  expect(part.getByText('启用').className).toBe(part.getByText('别处').className);
});

it('shows a label without a colour as text with its own classes', () => {
  expect(renderPart(shown(null, 'strong')).getByText('启用').className).toBe('strong');
});

it('is typed in as a text', async () => {
  const part = renderInput(label);

  await part.user.type(part.getByLabelText('字典标签'), '停用');

  expect(part.value()).toBe('停用');
});
