import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Portrait } from '../../../ui/media/portrait'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { Committee, CommitteeMember, DirectorsPayload } from './payload'
import '../../../ui/text/prose.css'
import '../people.css'

interface DirectorsProps {
  payload: DirectorsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Directors({ payload, usefulness, personalState }: DirectorsProps) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <section aria-labelledby="members">
          <h2 className="visually-hidden" id="members">
            {t('directors.members')}
          </h2>
          <ul className="executives">
            {payload.members.map((member) => (
              <li className="executive" key={member.slug} id={member.slug}>
                <Portrait of={member} size="large" />
                <div>
                  <h3>{member.name}</h3>
                  <p className="executive__position">{member.position}</p>
                  <p>{member.role}</p>
                  {payload.held && member.attended !== null && (
                    <Attendance held={payload.held.count} attended={member.attended} />
                  )}
                </div>
              </li>
            ))}
          </ul>
          <p className="hint portraits-note">
            {payload.held && `${t('directors.squares', payload.held)} `}
            {t('portraits.drawn')}
          </p>
        </section>
      </div>
      <Committees committees={payload.committees} />
      <BoardWork of={payload} />
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

interface AttendanceProps {
  /** Meetings of the board. */
  held: number
  attended: number
}

function Attendance({ held, attended }: AttendanceProps) {
  const { t, site } = usePage()
  return (
    <p className="attendance">
      <UnitSquares count={held} filled={attended} />
      {toDigits(t('directors.attended', { attended, held }), site.digits)}
    </p>
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
