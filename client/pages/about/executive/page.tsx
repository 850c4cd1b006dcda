import { toDigits } from '#domain/dates/format'
import type { ExecutiveProfile } from '#domain/payloads/about'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { PersonEntry } from '../../../ui/media/person'
import { Portrait } from '../../../ui/media/portrait'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { transitionFrom, transitionTo } from '../../../ui/page/transition'
import { Fact } from '../../../ui/text/inline'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { ExecutivePayload, Post } from './payload'
import '../../../ui/text/prose.css'
import '../../../ui/card-link.css'
import './executive.css'

export function Executive({ payload, usefulness, personalState }: PageProps<ExecutivePayload>) {
  const { t } = usePage()
  return (
    <>
      <article>
        <HeadFrame>
          <div className="executive-head">
            <Portrait
              of={payload}
              size="full"
              transition={transitionTo('cover', 'executive', payload.slug)}
            />
            <div>
              <h1 {...transitionTo('title', 'executive', payload.slug)}>{payload.name}</h1>
              <p className="executive__position">{payload.position}</p>
              <p className="lead">{payload.portfolio}</p>
            </div>
          </div>
        </HeadFrame>
        <div className="container">
          <div className="columns columns--aside">
            <div className="reading flow">
              <h2>{t('executives.biography')}</h2>
              {payload.biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Posts of={payload.posts} />
              <h2>{t('executives.responsibilities')}</h2>
              <ul className="bullets">
                {payload.responsibilities.map((responsibility) => (
                  <li key={responsibility}>{responsibility}</li>
                ))}
              </ul>
            </div>
            <Aside department={payload.department} figure={payload.figure} />
          </div>
        </div>
      </article>
      <Others people={payload.others} modified={payload.modified} />
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Posts({ of: posts }: { of: readonly Post[] }) {
  const { t, site } = usePage()
  if (posts.length === 0) return null
  return (
    <>
      <h2>{t('executives.posts')}</h2>
      <Facts shape="ladder">
        {posts.map(({ title, from, to }) => (
          <Fact
            term={toDigits(
              to === null ? t('executives.since', { from }) : t('executives.years', { from, to }),
              site.digits,
            )}
            key={from}
          >
            {title}
          </Fact>
        ))}
      </Facts>
    </>
  )
}

function Aside({ department, figure }: Pick<ExecutivePayload, 'department' | 'figure'>) {
  const { t, locale } = usePage()
  return (
    <aside className="executive-aside">
      {figure && (
        <section className="executive-figure" aria-labelledby="figure">
          <h2 id="figure">
            <LargeNumber>
              {figure.number}
              {figure.sign}
            </LargeNumber>{' '}
            {figure.unit}
          </h2>
          <p>{figure.text}</p>
          <a href={`${routePath('home', locale)}#achievements`}>{figure.source}</a>
        </section>
      )}
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

function Others({
  people,
  modified,
}: { people: ExecutiveProfile[] } & Pick<ExecutivePayload, 'modified'>) {
  const { t } = usePage()
  return (
    <PageSection id="others" title={t('executives.others')} ground="tint">
      <ul className="people">
        {people.map((person) => (
          <PersonEntry
            of={person}
            level={3}
            key={person.slug}
            transition={transitionFrom('cover', 'executive', person.slug)}
            link={
              <RecordLink to="executive" params={{ slug: person.slug }} className="card-link">
                <span {...transitionFrom('title', 'executive', person.slug)}>{person.name}</span>
              </RecordLink>
            }
          />
        ))}
      </ul>
      <PageMeta modified={modified} />
    </PageSection>
  )
}
