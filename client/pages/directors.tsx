import type { Own } from '#domain/forms/own'
import type { Usefulness } from '#domain/payloads'
import type { Committee, DirectorsPayload } from '#domain/payloads/about'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import { Portrait } from '../ui/portrait'
import { Feedback } from '../widgets/feedback'

interface DirectorsProps {
  payload: DirectorsPayload
  usefulness?: Usefulness
  own?: Own
}

export function Directors({ payload, usefulness, own }: DirectorsProps) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <section aria-labelledby="members">
          <h2 className="visually-hidden" id="members">
            {t('directors.members')}
          </h2>
          <ul className="directors">
            {payload.members.map((member) => (
              <li className="director" key={member.slug}>
                <Portrait of={member} size="large" />
                <h3>{member.name}</h3>
                <p className="director__position">{member.position}</p>
                <p>{member.role}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Committees committees={payload.committees} />
      <Work of={payload} />
      <Feedback usefulness={usefulness} own={own} />
    </>
  )
}

function Committees({ committees }: { committees: Committee[] }) {
  const { t } = usePage()
  if (committees.length === 0) return null
  return (
    <section className="section section--tint" aria-labelledby="committees">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="committees">{t('directors.committees')}</h2>
          <p>{t('directors.committeesLead')}</p>
        </div>
        <ul className="committees">
          {committees.map(({ slug, title, text, chair, members }) => (
            <li key={slug}>
              <h3>{title}</h3>
              <p>{text}</p>
              <dl>
                <dt>{t('directors.chair')}</dt>
                <dd>{chair}</dd>
                <dt>{t('directors.committeeMembers')}</dt>
                {members.map((member) => (
                  <dd key={member}>{member}</dd>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Work({ of: { duties, meetings, conduct, modified } }: { of: DirectorsPayload }) {
  const { t } = usePage()
  return (
    <section className="section" aria-labelledby="duties">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="duties">{t('directors.duties')}</h2>
        </div>
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
      </div>
      <div className="section__inner">
        <PageMeta modified={modified} />
      </div>
    </section>
  )
}
