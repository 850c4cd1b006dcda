import type { ReactNode } from 'react'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { OutsideLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { IssueCover } from './issue-cover'
import type { MagazinePayload } from './payload'
import '../../../ui/record-charts/record-chart.css'
import './magazine.css'

interface MagazineProps {
  payload: MagazinePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Magazine({ payload, usefulness, personalState }: MagazineProps) {
  const { t } = usePage()
  const [current, ...previous] = payload.issues
  return (
    <>
      <PageHead lead={t('magazine.lead')} />
      <div className="container">
        {current ? (
          <>
            <CurrentIssue issue={current} />
            <Articles of={current} level={3} />
          </>
        ) : (
          <p className="magazine__soon">{t('magazine.soon')}</p>
        )}
        {previous.length > 0 && <PreviousIssues of={previous} />}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function PreviousIssues({ of: issues }: { of: readonly MagazineIssue[] }) {
  const { t } = usePage()
  return (
    <section className="issues" aria-labelledby="previous">
      <h2 id="previous">{t('magazine.previous')}</h2>
      {issues.map((issue) => (
        <article className="issue" key={issue.slug}>
          <IssueCover of={issue} />
          <div>
            <p className="tag">{t('magazine.issue', { number: issue.version })}</p>
            <h3>
              <IssueLink to={issue}>{issue.title}</IssueLink>
            </h3>
            <p className="issue__released">
              <Day date={issue.released} />
            </p>
            <p>{issue.summary}</p>
            <details className="issue__text" id={issue.slug}>
              <summary>
                <span>{t('magazine.read')}</span>
                <Icon name="chevron-down" className="icon--turn" />
              </summary>
              <Articles of={issue} level={4} />
            </details>
          </div>
        </article>
      ))}
    </section>
  )
}

function CurrentIssue({ issue }: { issue: MagazineIssue }) {
  const { t } = usePage()
  return (
    <section className="magazine" aria-labelledby="current">
      <div className="magazine__cover">
        <IssueCover of={issue} />
      </div>
      <div className="magazine__body">
        <p className="tag">{t('magazine.current')}</p>
        <h2 id="current">
          <IssueLink to={issue}>{issue.title}</IssueLink>
        </h2>
        <p className="magazine__facts">
          <span>{t('magazine.issue', { number: issue.version })}</span>
          <Day date={issue.released} />
        </p>
        <p className="magazine__summary">{issue.summary}</p>
        <h3>{t('magazine.contents')}</h3>
        <ol className="issue-contents">
          {issue.articles.map(({ slug, section, title }) => (
            <li key={slug}>
              <span className="tag">{section}</span>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
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
  className?: string
  children: ReactNode
}

function IssueLink({ to: { link: href }, ...rest }: IssueLinkProps) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <OutsideLink href={href} {...rest} />
}
