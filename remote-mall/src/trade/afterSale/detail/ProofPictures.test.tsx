import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { ProofPictures } from './ProofPictures.tsx';

it('shows each picture, which opens whole', () => {
  const addresses = ['/admin-api/infra/file/1/get/a.png', '/admin-api/infra/file/1/get/b.png'];
  const part = renderPart(<ProofPictures addresses={addresses} />);

  expect(part.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['凭证图片 1', '凭证图片 2']);
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});

it.each([['java', 'script:alert(1)'].join(''), 'data:text/html,<p>', '//evil.example/a.png'])(
  'leads to no other kind of address: %s',
  (address) => {
    expect(renderPart(<ProofPictures addresses={[address]} />).queryByRole('link')).toBeNull();
  },
);

it('has no list without pictures', () => {
  expect(renderPart(<ProofPictures addresses={[]} />).queryByRole('list')).toBeNull();
});
