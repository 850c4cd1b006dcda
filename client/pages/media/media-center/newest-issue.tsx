import { wordedTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { IssueCover } from '../magazine/issue-cover'
import type { IssueCard } from './payload'
import '../news-lead.css'
import '../news-front.css'
import '../../../ui/page/section.css'
import './media-center.css'

export function NewestIssue({ issue }: { issue: IssueCard | null }) {
  const { t, locale } = usePage()
  if (!issue) return null
  const { title, summary, released, articles } = issue
  return (
    <section className="section" aria-labelledby="issue">
      <div className="section__inner newest-issue">
        <IssueCover of={issue} />
        <div className="newest-issue__head">
          <p className="item-meta">
            <span className="tag">{wordedTitle('magazine', locale)}</span>
            {' · '}
            <Day date={released} />
          </p>
          <h2 id="issue">{title}</h2>
          <p className="newest-issue__summary">{summary}</p>
        </div>
        <div className="newest-issue__body">
          <ul className="newest-issue__contents">
            {articles.map(({ slug: article, section, title: heading }) => (
              <li key={article}>
                <span className="tag">{section}</span>
                <a href={`${routePath('magazine', locale)}#${article}`}>{heading}</a>
              </li>
            ))}
          </ul>
          <PageLink to="magazine" className="button button--primary">
            {t('newsroom.magazine')}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
