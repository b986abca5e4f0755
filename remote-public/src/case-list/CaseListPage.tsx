import { useLoaderData } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { Highlands } from '../parts/drawing/scene/Highlands.tsx';
import { ListBanner } from '../parts/list/ListBanner.tsx';
import { ListBody } from '../parts/list/ListBody.tsx';
import { useFrameContent } from '../parts/content/frameContent.ts';
import { SearchForm } from '../parts/list/SearchForm.tsx';
import { WayLink } from '../parts/link/WayLink.tsx';
import { caseListAddress, type CaseListContent } from './caseListContent.ts';
import { CASE_LIST_KINDS, type CaseListKindName } from './caseListKinds.ts';
import { ContentCards } from './ContentCards.tsx';
import { Invitation } from './Invitation.tsx';

// The keys are those of a literal.
const NAMES = Object.keys(CASE_LIST_KINDS) as CaseListKindName[];

/** Lists all cases, or the solutions of one kind or of both. */
export function CaseListPage() {
  const frame = useFrameContent();
  const { kind, asked, page } = useLoaderData<CaseListContent>();
  const { title, lead, what, address } = CASE_LIST_KINDS[kind];
  const { keyword } = asked;
  return (
    <>
      <ListBanner title={title} lead={lead} drawing={<Highlands />} />
      <ListBody
        what={what}
        label="案例与方案"
        kinds={NAMES.map((name) => ({
          name: CASE_LIST_KINDS[name].name,
          to: caseListAddress(name, { keyword }),
          current: name === kind,
        }))}
        search={<SearchForm action={ADDRESS.cases} label={`在${what}中查找`} keyword={keyword} kind={{ ...address }} />}
        asked={asked}
        page={page}
        addressOf={(wish) => caseListAddress(kind, wish)}
        ways={NAMES.map((name) => (
          <WayLink key={name} to={caseListAddress(name)}>
            {CASE_LIST_KINDS[name].name}
          </WayLink>
        ))}
      >
        <ContentCards items={page?.items ?? []} keyword={keyword} more={keyword === '' && <Invitation frame={frame} />} />
      </ListBody>
    </>
  );
}
