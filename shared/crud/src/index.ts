export { BatchAction, type BatchActionProps } from './batch/BatchAction.tsx';
export { BatchDelete, type BatchDeleteProps } from './batch/BatchDelete.tsx';
export { cardLoader, type LoadedCard } from './card/cardLoader.ts';
export { type ShownCard, useCard } from './card/useCard.tsx';
export { ChangesAction, type ChangesActionProps } from './changes/ChangesAction.tsx';
export { RecordChanges, type RecordChangesProps } from './changes/RecordChanges.tsx';
export { draftOwner } from './draft/draftOwner.ts';
export { type DraftKey, type DraftPlace, draftPlace } from './draft/draftPlace.ts';
export { draftsInWindows, type OpenDrafts } from './draft/openDrafts.ts';
export { CreateButton, type CreateButtonProps } from './editor/CreateButton.tsx';
export { DeleteAction, type DeleteActionProps } from './editor/DeleteAction.tsx';
export {
  defineResource,
  type Identified,
  type RecordOf,
  type Resource,
  type ResourceApi,
  showField,
} from './resource/defineResource.ts';
export { EditAction, type EditActionProps } from './editor/EditAction.tsx';
export { ExportButton, type ExportButtonProps } from './export/ExportButton.tsx';
export type { Field, FieldInputProps } from './resource/Field.ts';
export { FilterBar, type FilterBarProps } from './filter/FilterBar.tsx';
export { type FilterTab, FilterTabs, type FilterTabsProps } from './filter/FilterTabs.tsx';
export { ImportButton, type ImportButtonProps } from './import/ImportButton.tsx';
export type { ImportFault, ImportReport, ImportRows } from './import/ImportRows.ts';
export { FormModal, type FormModalProps } from './editor/FormModal.tsx';
export { Absent } from './kinds/Absent.tsx';
export { area } from './kinds/area/area.tsx';
export { type Choice, choice } from './kinds/choice/choice.tsx';
export { Copyable, type CopyableProps } from './kinds/text/Copyable.tsx';
export { dateTime } from './kinds/date/dateTime.tsx';
export { status } from './kinds/dict/status.tsx';
export { dict } from './kinds/dict/dict.tsx';
export { longText } from './kinds/text/longText.tsx';
export { money } from './kinds/money/money.tsx';
export { canOpen } from './kinds/picture/canOpen.ts';
export { picture, pictures } from './kinds/picture/picture.tsx';
export { Thumb, type ThumbProps } from './kinds/picture/Thumb.tsx';
export { number } from './kinds/number/number.tsx';
export { icon } from './kinds/icon/icon.tsx';
export { references, type ReferenceOptions, treeReference } from './kinds/reference/reference.tsx';
export { password } from './kinds/secret/password.tsx';
export { secretBy } from './kinds/secret/secretBy.tsx';
export { switchOf } from './kinds/choice/switchOf.tsx';
export { text, type TextOptions } from './kinds/text/text.tsx';
export { texts } from './kinds/text/texts.tsx';
export { textDict } from './kinds/dict/textDict.tsx';
export { type MoreAction, MoreActions, type MoreActionsProps } from './more/MoreActions.tsx';
export { later, type Later } from './later/later.ts';
export { type Opening, useLater } from './later/useLater.ts';
export { ListPage, type ListPageProps } from './list/ListPage.tsx';
export { listFilters } from './list/listFilters.ts';
export { listLoader, type ListScope } from './list/listLoader.ts';
export { OpeningButton, type OpeningButtonProps } from './list/OpeningButton.tsx';
export { FileButton, type FileButtonProps } from './upload/FileButton.tsx';
export { recordAddress } from './page/recordAddress.ts';
export { moved } from './sequence/moved.ts';
export { randomId } from './random/randomId.ts';
export { usePagePath } from './page/usePagePath.ts';
export { BackLink, type BackLinkProps } from './parent/BackLink.tsx';
export { type Parent, ParentSwitch, type ParentSwitchProps } from './parent/ParentSwitch.tsx';
export { RecordTable, type RecordTableProps } from './table/RecordTable.tsx';
export { SideTree, type SideTreeProps } from './side/SideTree.tsx';
export { type LoadedSide, sideLoader } from './side/sideLoader.ts';
export { parentReference, type ParentReferenceOptions } from './tree/parentReference.ts';
export type { RowMove } from './tree/nodes/moveRow.ts';
export { treeLoader } from './tree/treeLoader.ts';
export { treeMoving } from './tree/move/treeMoving.ts';
export { TreeTable, type TreeTableProps } from './tree/TreeTable.tsx';
export { type Beside, type Editor, type EditorOptions, useEditor } from './editor/useEditor.ts';
export { useUnsavedDraft } from './editor/useUnsavedDraft.ts';
export { type TreeEditor, type TreeEditorOptions, useTreeEditor } from './tree/useTreeEditor.ts';
export type { TreeMoving } from './tree/move/useMoving.ts';
export { type Placed, type RecordNode, treeOf } from './tree/nodes/treeOf.ts';
export { type List, type ListChange, useList } from './list/useList.ts';
export { parentOf, type ScreenParent } from './screen/parentOf.ts';
export { resourceOf } from './screen/resourceOf.ts';
export { screen } from './screen/screen.tsx';
