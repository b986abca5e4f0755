import { setFileHosts } from '@zhilv/platform';
import { fireEvent } from '@testing-library/dom';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, onTestFinished } from 'vitest';
import { CodePicture } from './CodePicture.tsx';

const ADDRESS = 'https://files.example/code.png';

it('shows a picture that the document may show, and leads to one that does not come', async () => {
  setFileHosts(['files.example']);
  onTestFinished(() => setFileHosts(null));
  const part = renderPart(<CodePicture address={ADDRESS} />);
  const picture = part.getByRole('img', { name: '支付二维码' });
  expect(picture.getAttribute('src')).toBe(ADDRESS);

  fireEvent.error(picture);

  expect((await part.findByRole('link', { name: '查看二维码' })).getAttribute('href')).toBe(ADDRESS);
});

it('asks for no picture that the policy of the document refuses', () => {
  setFileHosts([]);
  onTestFinished(() => setFileHosts(null));
  const part = renderPart(<CodePicture address={ADDRESS} />);

  expect(part.queryByRole('img')).toBeNull();
  expect(part.getByRole('link', { name: '查看二维码' }).getAttribute('rel')).toContain('noopener');
});
