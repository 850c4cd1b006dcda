import type { ReactNode } from 'react'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { OutsideLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { IssueContents, IssueEntry } from './issue'
import type { MagazinePayload } from './payload'
import './magazine.css'

export function Magazine(props: PageProps<MagazinePayload>) {
  const { t } = usePage()
  const [current, ...previous] = props.payload.issues
  return (
    <>
      <PageHead lead={t('magazine.lead')} />
      <PageBody of={props}>
        {current ? (
          <>
            <CurrentIssue issue={current} />
            <Articles of={current} level={3} />
          </>
        ) : (
          <p className="magazine__soon">{t('magazine.soon')}</p>
        )}
        {previous.length > 0 && <PreviousIssues of={previous} />}
      </PageBody>
    </>
  )
}

function PreviousIssues({ of: issues }: { of: readonly MagazineIssue[] }) {
  const { t } = usePage()
  return (
    <Part id="previous" title={t('magazine.previous')}>
      {issues.map((issue) => (
        <article className="earlier-issue" key={issue.slug}>
          <IssueEntry
            of={issue}
            meta={<IssueMeta of={issue} />}
            more={
              <FoldDetails id={issue.slug} title={t('magazine.read')} className="fold-row">
                <Articles of={issue} level={4} />
              </FoldDetails>
            }
          >
            <h3>
              <IssueLink to={issue}>{issue.title}</IssueLink>
            </h3>
          </IssueEntry>
        </article>
      ))}
    </Part>
  )
}

function IssueMeta({ of: { version, released } }: { of: MagazineIssue }) {
  const { t } = usePage()
  return (
    <>
      <span className="tag">{t('magazine.issue', { number: version })}</span>
      {' · '}
      <Day date={released} />
    </>
  )
}

function CurrentIssue({ issue }: { issue: MagazineIssue }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="current">
      <IssueEntry
        of={issue}
        isLarge
        meta={
          <>
            <span className="tag">{t('magazine.current')}</span>
            {' · '}
            <IssueMeta of={issue} />
          </>
        }
        more={
          <>
            <h3>{t('magazine.contents')}</h3>
            <IssueContents of={issue.articles} />
          </>
        }
      >
        <h2 id="current">
          <IssueLink to={issue}>{issue.title}</IssueLink>
        </h2>
      </IssueEntry>
    </section>
  )
}

interface ArticlesProps {
  of: MagazineIssue
  level: 3 | 4
}

function Articles({ of: issue, level }: ArticlesProps) {
  const Heading = `h${level}` as const
  return (
    <div className="articles" id={level === 3 ? issue.slug : undefined}>
      {issue.articles.map(({ slug, section, title, text, chart }) => (
        <article key={slug}>
          <p className="tag">{section}</p>
          <Heading id={slug}>{title}</Heading>
          {chart && (
            <div className="article-chart">
              <SmallChart of={chart} />
              <ChartNote of={chart} />
            </div>
          )}
          <div className="article__text flow">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}

interface IssueLinkProps {
  to: MagazineIssue
  children: ReactNode
}

function IssueLink({ to: { link: href }, ...rest }: IssueLinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <OutsideLink href={href} {...rest} />
}
