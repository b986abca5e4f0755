import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { channelOf } from '../../channel/channels.ts';
import { ChannelTile } from './ChannelTile.tsx';

it('is chosen by a press anywhere on it', async () => {
  const onChoose = vi.fn<() => void>();
  const part = renderPart(<ChannelTile channel={channelOf('mock')} name="channel" chosen={false} onChoose={onChoose} />);

  await part.user.click(part.getByText('模拟支付'));

  expect(onChoose).toHaveBeenCalledOnce();
});

it('says why it cannot be chosen', async () => {
  const onChoose = vi.fn<() => void>();
  const part = renderPart(<ChannelTile channel={channelOf('wx_lite')} name="channel" chosen={false} onChoose={onChoose} />);
  const radio = part.getByRole('radio', { name: '微信小程序支付' });
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe('只能在微信小程序中支付');

  await part.user.click(part.getByText('微信小程序支付'));

  expect(onChoose).not.toHaveBeenCalled();
});
