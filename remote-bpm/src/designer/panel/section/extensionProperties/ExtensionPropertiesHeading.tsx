import { extensionProperties } from '../../../../parts/bpmn/section/extensionProperties/extensionProperties.ts';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';

const fresh = () => ({ name: '', value: '' });

/** The heading 扩展属性. */
export function ExtensionPropertiesHeading({ subject }: SectionProps) {
  const rows = useRows(extensionProperties, subject);
  return (
    <RowsTable
      noun="扩展属性"
      rows={rows}
      fresh={fresh}
      nameOf={({ name }) => name}
      columns={[
        { title: '属性名', cell: ({ name }) => name },
        { title: '属性值', cell: ({ value }) => value, wide: true },
      ]}
    >
      {({ field }) => (
        <FieldGroup>
          <TextField label="属性名" field={field('name')} required />
          <LongTextField label="属性值" field={field('value')} />
        </FieldGroup>
      )}
    </RowsTable>
  );
}
