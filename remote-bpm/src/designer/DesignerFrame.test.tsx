import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { DesignerFrame } from './DesignerFrame.tsx';

it('heads the page by the name of the model and its key, where there is a model', () => {
  const page = renderPublic(
    <DesignerFrame title="请假" modelKey="oa_leave">
      <p>画布</p>
    </DesignerFrame>,
  );
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('请假');
  expect(page.getByText('oa_leave').tagName).toBe('CODE');
  expect(page.getByText('画布')).toBeDefined();

  expect(renderPublic(<DesignerFrame title="流程设计">{null}</DesignerFrame>).element.querySelector('code')).toBeNull();
});
