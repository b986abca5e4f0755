import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { CardFailure } from './CardFailure.tsx';

it('has a picture for a lost connection that is not the one for a failure of the back end', () => {
  const pictures = [new ApiError('network', '网络连接已断开'), new ApiError('business', '系统异常', { code: 500 })].map(
    (failure) => {
      const page = renderPart(<CardFailure failure={failure} retrying={false} onRetry={() => {}} />);
      const picture = document.querySelector('svg')?.innerHTML;
      page.end();
      return picture;
    },
  );

  expect(pictures[0]).toBeTruthy();
  expect(pictures[1]).toBeTruthy();
  expect(pictures[0]).not.toBe(pictures[1]);
});
