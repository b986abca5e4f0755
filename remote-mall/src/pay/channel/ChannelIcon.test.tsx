import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ChannelIcon } from './ChannelIcon.tsx';
import { channels } from './channels.ts';

it('has a sign for every channel, and the colour of its house', () => {
  for (const { code, group } of channels) {
    const part = renderPart(<ChannelIcon code={code} />);
    const icon = document.querySelector('svg');
    expect(icon?.dataset['group']).toBe(group);
    expect(icon?.querySelectorAll('path').length).toBeGreaterThan(0);
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    part.end();
  }
});

it('has no colour where nobody can choose it', () => {
  renderPart(<ChannelIcon code="alipay_qr" faded />);

  expect(document.querySelector('svg')?.dataset['group']).toBe('none');
});
