import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { Breadcrumbs } from '../parts/address/Breadcrumbs.tsx';
import { Clauses } from '../parts/text/Clauses.tsx';
import { Waterside } from '../parts/drawing/scene/Waterside.tsx';
import { Missing } from '../parts/face/Missing.tsx';
import { NothingFound } from '../parts/face/NothingFound.tsx';
import { WayLink } from '../parts/link/WayLink.tsx';
import { Picture } from '../parts/section/Picture.tsx';
import { RichText } from '../parts/richText/RichText.tsx';
import { useFrameContent } from '../parts/content/frameContent.ts';
import { TRAIL_TO_FIRST_PAGES } from '../parts/address/trail.ts';
import type { About } from './about.ts';
import styles from './AboutPage.module.css';
import { Contact, CONTACT } from './Contact.tsx';
import { Contents } from './Contents.tsx';

const INTRODUCTION = 'introduction';

/** The page about the company: its introduction, and sections such as its history. */
export function AboutPage() {
  const { company, companyName, config } = useFrameContent();
  const { introduction, sections } = useLoaderData<About>();
  useFormerPrivacyAddress();
  const parts = [
    ...(introduction ? [{ anchor: INTRODUCTION, title: '公司简介', summary: '', picture: null, html: introduction }] : []),
    ...(sections ?? []),
  ];
  return (
    <>
      <header className={styles['masthead']}>
        <div className={styles['words']}>
          <Breadcrumbs trail={TRAIL_TO_FIRST_PAGES} title="关于我们" />
          <h1 className={styles['title']}>关于我们</h1>
          <p className={styles['lead']}>
            <Clauses text={`${companyName}，为文旅主管部门、景区和乡村建设并运营智慧旅游系统。`} />
          </p>
        </div>
        <div className={styles['picture']}>
          <Waterside />
        </div>
      </header>
      {sections?.length === 0 && parts.length === 0 && !company ? (
        <NothingFound text="这里还没有公司介绍，过些日子再来看看。">
          <WayLink to={ADDRESS.home}>首页</WayLink>
        </NothingFound>
      ) : (
        <div className={styles['body']}>
          <Contents parts={company ? [...parts, CONTACT] : parts} />
          <div className={styles['parts']}>
            {parts.map(({ anchor, title, summary, picture, html }) => (
              <section className={styles['part']} id={anchor} key={anchor} aria-labelledby={`${anchor}-title`}>
                {picture && <Picture className={styles['partPicture']} address={picture} text="" width={640} height={400} />}
                <h2 className={styles['partTitle']} id={`${anchor}-title`}>
                  {title}
                </h2>
                {summary && (
                  <p className={styles['summary']}>
                    <Clauses text={summary} />
                  </p>
                )}
                <RichText html={html} look={looksLikeYears(html) ? 'timeline' : 'text'} />
              </section>
            ))}
            {sections === null && <Missing what="公司介绍" />}
            {company && <Contact company={company} config={config} />}
          </div>
        </div>
      )}
    </>
  );
}

/** A list whose first entry begins with a year in bold. */
const looksLikeYears = (html: string): boolean => /<ul>\s*<li>\s*<strong>\d{4}/.test(html);

/** Leads on to the privacy policy, which was a part of this page once and is linked to as such. */
function useFormerPrivacyAddress(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '#privacy') void navigate(ADDRESS.privacy, { replace: true });
  }, [hash, navigate]);
}
