import { property } from '@zhilv/contract/product';
import { listLoader } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import { propertyValues } from './propertyValues.ts';

export { PropertyValuePage as Component } from './PropertyValuePage.tsx';

export const loader = listLoader(propertyValues, async ({ params, request }) => {
  const parent = await call(property.get, { id: params['propertyId'] ?? '' }, { signal: request.signal });
  if (parent === null) throw new ApiError('business', '商品属性不存在');
  return { values: { propertyId: parent.id }, parentName: parent.name };
});
