import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { PersonEntry } from '../../../ui/media/person'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { Committee, CommitteeMember, DirectorsPayload } from './payload'
import '../../../ui/text/prose.css'
import './directors.css'

export function Directors({ payload, usefulness, personalState }: PageProps<DirectorsPayload>) {
  const { t, site } = usePage()
  const attendance = (attended: number, { count: held, year }: NonNullable<typeof payload.held>) =>
    toDigits(t('directors.attended', { attended, held, year }), site.digits)
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <section aria-labelledby="members">
          <h2 className="visually-hidden" id="members">
            {t('directors.members')}
          </h2>
          <ul className="people people--rows">
            {payload.members.map((member) => (
              <PersonEntry of={member} level={3} size="large" id={member.slug} key={member.slug}>
                <p>{member.role}</p>
                {payload.held && member.attended !== null && (
                  <p>{attendance(member.attended, payload.held)}</p>
                )}
              </PersonEntry>
            ))}
          </ul>
        </section>
      </div>
      <Committees committees={payload.committees} />
      <BoardWork of={payload} />
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Committees({ committees }: { committees: Committee[] }) {
  const { t } = usePage()
  if (committees.length === 0) return null
  return (
    <PageSection
      id="committees"
      title={t('directors.committees')}
      lead={t('directors.committeesLead')}
      ground="tint"
    >
      <ul className="committees">
        {committees.map(({ slug, title, text, chair, members }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl>
              <dt>{t('directors.chair')}</dt>
              {chair && <MemberName of={chair} />}
              <dt>{t('directors.committeeMembers')}</dt>
              {members.map((member) => (
                <MemberName key={member.slug} of={member} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Leads to the member's entry above. */
function MemberName({ of: { slug, name } }: { of: CommitteeMember }) {
  return (
    <dd>
      <a href={`#${slug}`}>{name}</a>
    </dd>
  )
}

function BoardWork({ of: { duties, meetings, conduct, modified } }: { of: DirectorsPayload }) {
  const { t } = usePage()
  return (
    <>
      <PageSection id="duties" title={t('directors.duties')} shape="ledger">
        <div className="board-work">
          <ul className="bullets">
            {duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
          <h3>{t('directors.meetings')}</h3>
          <p>{meetings}</p>
          <h3>{t('directors.conduct')}</h3>
          <p>{conduct}</p>
        </div>
      </PageSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
    </>
  )
}
