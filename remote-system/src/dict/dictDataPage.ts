import { dictType } from '@zhilv/contract/system';
import { listLoader } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import { dictEntries } from './dictEntries.ts';

export { DictDataPage as Component } from './DictDataPage.tsx';

export const loader = listLoader(dictEntries, async ({ params, request }) => {
  const type = await call(dictType.get, { id: params['dictId'] ?? '' }, { signal: request.signal });
  if (type === null) throw new ApiError('business', '字典类型不存在');
  return { values: { dictType: type.type }, parentName: type.name };
});
