import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { CoverKey } from './cover-key'
import { IssueCover } from './issue-cover'
import { IssueLink } from './issue-link'

export function CurrentIssue({ issue }: { issue: MagazineIssue }) {
  const { t } = usePage()
  return (
    <section className="magazine" aria-labelledby="current">
      <div className="magazine__cover">
        <IssueCover of={issue} />
        <CoverKey of={issue} />
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
