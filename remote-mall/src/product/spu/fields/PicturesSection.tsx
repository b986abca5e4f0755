import { FormSection } from './FormSection.tsx';
import { SpuField } from './SpuField.tsx';
import type { SpuFieldsProps } from './SpuFieldsProps.ts';

/** The cover, and the pictures that pass above the details. */
export function PicturesSection({ id, ...props }: SpuFieldsProps & { id: string }) {
  return (
    <FormSection id={id} title="图片">
      <SpuField {...props} name="picUrl" required hint="列表、订单和没有图片的规格都用它" />
      <SpuField {...props} name="sliderPicUrls" hint="第一张最先显示，可拖动或用箭头排序" />
    </FormSection>
  );
}
