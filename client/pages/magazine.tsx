import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { MagazineIssue, MagazinePayload } from '#domain/payloads/gallery'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Day } from '../ui/text/date'
import { Feedback } from '../widgets/feedback/feedback'
import { Articles } from './magazine/articles'
import { CoverKey } from './magazine/cover-key'
import { CurrentIssue } from './magazine/current-issue'
import { IssueCover } from './magazine/issue-cover'
import { IssueLink } from './magazine/issue-link'

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
            <CoverKey of={issue} />
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
