import { IconGrid } from '@zhilv/ui/icon-grid';
import { useState } from 'react';
import { Section } from './frame/Section.tsx';

/** Shows the icons that a menu can have. */
export function IconGrids() {
  const [name, setName] = useState<string | null>('ep:user');
  return (
    <Section title="IconGrid">
      <IconGrid label="菜单图标" value={name} onChange={setName} />
    </Section>
  );
}
