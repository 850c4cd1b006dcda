import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ExecutivePayload, Executive as Person } from '#domain/payloads/about'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Portrait } from '../ui/media/portrait'
import { HeadFrame } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Section } from '../ui/page/section'
import { transitionFrom, transitionTo } from '../ui/page/transition'
import { PageLink, RecordLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

interface ExecutiveProps {
  payload: ExecutivePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Executive({ payload, usefulness, personalState }: ExecutiveProps) {
  const { t } = usePage()
  return (
    <>
      <article>
        <HeadFrame>
          <div className="executive-head">
            <div>
              <h1 {...transitionTo('title', 'executive', payload.slug)}>{payload.name}</h1>
              <p className="executive__position">{payload.position}</p>
              <p className="lead">{payload.portfolio}</p>
            </div>
            <Portrait
              of={payload}
              size="full"
              transition={transitionTo('cover', 'executive', payload.slug)}
            />
          </div>
        </HeadFrame>
        <div className="container">
          <div className="columns columns--person">
            <div className="reading flow">
              <h2>{t('executives.biography')}</h2>
              {payload.biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <h2>{t('executives.responsibilities')}</h2>
              <ul className="bullets">
                {payload.responsibilities.map((responsibility) => (
                  <li key={responsibility}>{responsibility}</li>
                ))}
              </ul>
            </div>
            <Aside department={payload.department} />
          </div>
        </div>
      </article>
      <Others people={payload.others} modified={payload.modified} />
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Aside({ department }: Pick<ExecutivePayload, 'department'>) {
  const { t, locale } = usePage()
  return (
    <aside className="executive-aside">
      <section aria-labelledby="department">
        <h2 id="department">{department.title}</h2>
        <p>{department.text}</p>
        {department.children.length > 0 && (
          <>
            <h3>{t('executives.reporting')}</h3>
            <ul>
              {department.children.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
        <a href={`${routePath('orgStructure', locale)}#${department.slug}`}>
          {t('executives.place')}
        </a>
      </section>
      <section aria-labelledby="write">
        <h2 id="write">{t('executives.contact')}</h2>
        <p>{t('executives.contactText')}</p>
        <PageLink to="contact">{t('executives.contactLink')}</PageLink>
      </section>
    </aside>
  )
}

function Others({ people, modified }: { people: Person[] } & Pick<ExecutivePayload, 'modified'>) {
  const { t } = usePage()
  return (
    <Section id="others" title={t('executives.others')} ground="tint">
      <ul className="other-executives">
        {people.map((person) => (
          <li className="executive" key={person.slug}>
            <Portrait of={person} transition={transitionFrom('cover', 'executive', person.slug)} />
            <div>
              <h3>
                <RecordLink
                  to="executive"
                  params={{ slug: person.slug }}
                  className="card-link executive__link"
                >
                  <span {...transitionFrom('title', 'executive', person.slug)}>{person.name}</span>
                </RecordLink>
              </h3>
              <p>{person.position}</p>
            </div>
          </li>
        ))}
      </ul>
      <PageMeta modified={modified} />
    </Section>
  )
}
