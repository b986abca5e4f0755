import { createRoot } from 'react-dom/client';

/*
 * The least that a list page can do: take the token from storage, ask for twenty records, and draw them with React. No
 * session, no menus, no router, no styles.
 */

interface Row {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly remark: string | null;
}

const answer = await fetch('/prod-api/admin-api/system/dict-type/page?pageNo=1&pageSize=20', {
  headers: { authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN') ?? ''}`, 'tenant-id': '1' },
});
const { data } = (await answer.json()) as { data: { list: readonly Row[] } };
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <table>
      <tbody>
        {data.list.map(({ id, name, type, remark }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{type}</td>
            <td>{remark}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
