import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { PersonEntry } from '../../../ui/media/person'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection } from '../../../ui/page/section'
import { Bullets, Fact } from '../../../ui/text/inline'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CommitteeMember, DirectorsPayload } from './payload'
import '../../../ui/lists/text-cells.css'
import '../../../ui/text/prose.css'

export function Directors(page: PageProps<DirectorsPayload>) {
  const { lead, members, held, committees } = page.payload
  const { t, digits } = usePage()
  return (
    <>
      <PageHead lead={lead} />
      <section className="container" aria-labelledby="members">
        <h2 className="visually-hidden" id="members">
          {t('directors.members')}
        </h2>
        <ul className="people people--rows">
          {members.map((member) => (
            <PersonEntry of={member} level={3} size="large" id={member.slug} key={member.slug}>
              <p>{member.role}</p>
              {held && member.attended !== null && (
                <p>
                  {digits(
                    t('directors.attended', {
                      attended: member.attended,
                      held: held.count,
                      year: held.year,
                    }),
                  )}
                </p>
              )}
            </PersonEntry>
          ))}
        </ul>
      </section>
      {committees.length > 0 && <Committees committees={committees} />}
      <BoardWork of={page.payload} />
      <PageBody of={page} />
    </>
  )
}

function Committees({ committees }: Pick<DirectorsPayload, 'committees'>) {
  const { t } = usePage()
  return (
    <PageSection
      id="committees"
      title={t('directors.committees')}
      lead={t('directors.committeesLead')}
      ground="tint"
    >
      <ul className="text-cells">
        {committees.map(({ slug, title, text, chair, members }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Facts shape="grid">
              {chair && (
                <Fact term={t('directors.chair')}>
                  <MemberNames of={[chair]} />
                </Fact>
              )}
              <Fact term={t('directors.committeeMembers')}>
                <MemberNames of={members} />
              </Fact>
            </Facts>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Lead to the entries of the members above. */
function MemberNames({ of: members }: { of: readonly CommitteeMember[] }) {
  return (
    <ul>
      {members.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function BoardWork({ of: { duties, meetings, conduct } }: { of: DirectorsPayload }) {
  const { t } = usePage()
  return (
    <PageSection id="duties" title={t('directors.duties')} shape="ledger">
      <div className="reading flow">
        <Bullets of={duties} />
        <h3>{t('directors.meetings')}</h3>
        <p>{meetings}</p>
        <h3>{t('directors.conduct')}</h3>
        <p>{conduct}</p>
      </div>
    </PageSection>
  )
}
