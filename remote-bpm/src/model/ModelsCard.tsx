import { useCard } from '@zhilv/crud';
import { formatNumber } from '@zhilv/format';
import { navigation } from '@zhilv/platform';
import { Card, CardNote, CardRows } from '@zhilv/ui/card';
import { DeploymentTag } from './DeploymentTag.tsx';
import { MODELS, type NewestModels } from './loadNewestModels.ts';

/** Shows the number of process models, and the deployed versions of the newest. */
export function ModelsCard() {
  const { data, fault } = useCard<NewestModels>(MODELS);
  const page = navigation.pathOf('bpm/model/index');
  return (
    <Card
      title="流程模型"
      link={page === null ? null : { label: '查看全部', href: page }}
      figure={data && { value: formatNumber(data.total), unit: '个模型' }}
    >
      {fault}
      {data !== null &&
        (data.newest.length === 0 ? (
          <CardNote>还没有流程模型</CardNote>
        ) : (
          <CardRows
            rows={data.newest.map(({ id, name, key, processDefinition }) => ({
              key: id,
              name: name ?? key,
              end: <DeploymentTag definition={processDefinition} />,
            }))}
          />
        ))}
    </Card>
  );
}
