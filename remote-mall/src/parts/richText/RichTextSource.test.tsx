import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RichTextSource } from './RichTextSource.tsx';

it('takes HTML, and makes it harmless when it is left', async () => {
  function Held() {
    const [value, setValue] = useState('');
    return (
      <>
        <span id="name">商品详情</span>
        <RichTextSource labelledBy="name" value={value} onChange={setValue} sanitise={(html) => html.replace(' onclick', '')} />
      </>
    );
  }
  const part = renderPart(<Held />);
  const field = part.getByRole('textbox', { name: '商品详情' });

  await part.user.type(field, '<p onclick>一</p>');
  await part.user.tab();

  expect(field).toHaveProperty('value', '<p>一</p>');
});
