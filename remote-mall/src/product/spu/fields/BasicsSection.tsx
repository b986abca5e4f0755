import { FormSection } from './FormSection.tsx';
import { SpuField } from './SpuField.tsx';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

/** What goods are called, and where people find them. */
export function BasicsSection({ id, ...props }: SpuFieldsProps & { id: string }) {
  return (
    <FormSection id={id} title="基本信息" columns>
      <SpuField {...props} name="name" required />
      <SpuField {...props} name="categoryId" required hint="请选择二级分类" />
      <SpuField {...props} name="brandId" required />
      <SpuField {...props} name="unit" required />
      <SpuField {...props} name="keyword" required hint="顾客搜索这些词时能找到，多个词用逗号分开" />
      <SpuField {...props} name="sort" required hint="数字越大越靠前" />
      <SpuField {...props} name="introduction" required />
    </FormSection>
  );
}
