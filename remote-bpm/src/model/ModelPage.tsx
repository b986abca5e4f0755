import { model, type ModelRow } from '@zhilv/contract/bpm';
import {
  BatchDelete,
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  RecordTable,
  useEditor,
  useList,
  usePagePath,
} from '@zhilv/crud';
import { useCan } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useNavigate } from 'react-router';
import { models } from './model.resource.ts';

/** Lists process models. The name leads to the diagram, and so does 设计; the form edits everything else. */
export function ModelPage() {
  const list = useList(models);
  const editor = useEditor(models, list.reload);
  const link = useDiagramLink();
  const navigate = useNavigate();
  return (
    <ListPage
      list={list}
      title="流程模型"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'key', 'category']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'key', 'category', 'formType', 'processDefinition', 'createTime']}
        {...(link && { link })}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            {link && (
              <Button kind="text" aria-label={`设计「${row.name ?? row.key}」`} onClick={() => void navigate(link(row))}>
                设计
              </Button>
            )}
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal
        editor={editor}
        fields={editor.subject === 'new' ? NEW : ['key', 'name', 'category', 'description']}
        fixed={['key']}
      />
    </ListPage>
  );
}

/** Gives the address of each model's diagram; undefined for users who cannot open it. */
function useDiagramLink(): ((row: ModelRow) => string) | undefined {
  const canOpen = useCan(model.get);
  const designer = usePagePath('bpm/model/design/index');
  return canOpen && designer !== null ? ({ id }) => `${designer}?modelId=${encodeURIComponent(id)}` : undefined;
}

/** The back end takes no category with a new model. */
const NEW = ['key', 'name', 'description'] as const;
