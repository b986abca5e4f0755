import { menu } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { beforeEach, expect, it } from 'vitest';
import { treeMoving } from './treeMoving.ts';

const { backEnd, storeSession } = preparePlatform();
const [movePath, updatePath] = [`/admin-api${menu.move.path}`, `/admin-api${menu.update.path}`];
const row = (id: number, parentId: number, sort: number) => ({
  id,
  parentId,
  sort,
  name: `菜单 ${id}`,
  type: 2,
  status: 0,
  path: 'x',
});
const [first, second, third] = [row(1, 0, 1), row(2, 0, 2), row(3, 9, 1)] as const;
/** Record 3 comes from elsewhere between the other two. */
const move = { row: third, parentId: 0, ids: [1, 3, 2] };
const saved = () =>
  backEnd()
    .receivedAt(updatePath)
    .map(({ body }) => JSON.parse(body))
    .map(({ id, parentId, sort }) => ({ id, parentId, sort }));

beforeEach(() => {
  storeSession();
  backEnd().script(updatePath, success(true));
});

it('is one call where the back end has it', async () => {
  backEnd().script(movePath, success(true));

  await treeMoving(menu, [first, second, third]).save(move, false);

  expect(
    backEnd()
      .receivedAt(movePath)
      .map(({ body }) => JSON.parse(body)),
  ).toEqual([{ id: 3, parentId: 0, ids: [1, 3, 2] }]);
  expect(saved()).toEqual([]);
});

it.each([404, 501])('saves the moved record first, then those whose number changes, after %i', async (code) => {
  backEnd().script(movePath, refusal(code, '没有这个接口'));

  await treeMoving(menu, [first, second, third]).save(move, false);

  expect(saved()).toEqual([
    { id: 3, parentId: 0, sort: 2 },
    { id: 2, parentId: 0, sort: 3 },
  ]);
});

it('saves the moved record once, also where it stands elsewhere already in what shows', async () => {
  backEnd().script(movePath, refusal(404, '没有这个接口'));

  await treeMoving(menu, [first, second, third]).save({ ...move, row: { ...third, parentId: 2 } }, false);

  expect(saved()).toEqual([
    { id: 3, parentId: 0, sort: 2 },
    { id: 2, parentId: 0, sort: 3 },
  ]);
});

it('numbers all others after another move, for theirs are not known then', async () => {
  backEnd().script(movePath, refusal(404, '没有这个接口'));

  await treeMoving(menu, [first, second, third]).save(move, true);

  expect(saved().map(({ id, sort }) => [id, sort])).toEqual([
    [3, 2],
    [1, 1],
    [2, 3],
  ]);
});

it('leaves the others alone when a stock back end refuses the new place', async () => {
  backEnd().script(movePath, refusal(404, '没有这个接口'));
  backEnd().script(updatePath, refusal(1_002_001_002, '不能放在这里'));

  await expect(treeMoving(menu, [first, second, third]).save(move, false)).rejects.toThrow('不能放在这里');

  expect(saved().map(({ id }) => id)).toEqual([3]);
});

it('saves nothing where the call was refused', async () => {
  backEnd().script(movePath, refusal(403, '没有该操作权限'));

  await expect(treeMoving(menu, [first, second, third]).save(move, false)).rejects.toMatchObject({ code: 403 });

  expect(saved()).toEqual([]);
});
