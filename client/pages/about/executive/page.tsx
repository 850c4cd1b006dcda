import { toDigits } from '#domain/dates/format'
import type { ExecutiveProfile } from '#domain/payloads/about'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { PersonEntry } from '../../../ui/media/person'
import { Portrait } from '../../../ui/media/portrait'
import { HeadFrame } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { transitionFrom, transitionTo } from '../../../ui/page/transition'
import { Fact } from '../../../ui/text/inline'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ExecutivePayload } from './payload'
import '../../../ui/lists/aside.css'
import '../../../ui/text/prose.css'
import '../../../ui/card-link.css'

export function Executive(page: PageProps<ExecutivePayload>) {
  const { t } = usePage()
  const { payload } = page
  const { slug, name, position, portfolio, biography, responsibilities } = payload
  return (
    <>
      <HeadFrame>
        <div className="person person--large">
          <Portrait
            of={payload}
            size="full"
            transition={transitionTo('cover', 'executive', slug)}
          />
          <div>
            <h1 {...transitionTo('title', 'executive', slug)}>{name}</h1>
            <p className="person__position">{position}</p>
            <p className="lead">{portfolio}</p>
          </div>
        </div>
      </HeadFrame>
      <PageBody of={page}>
        <article className="columns columns--aside">
          <div className="reading flow">
            <h2>{t('executives.biography')}</h2>
            {biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Posts of={payload.posts} />
            <h2>{t('executives.responsibilities')}</h2>
            <ul className="bullets">
              {responsibilities.map((responsibility) => (
                <li key={responsibility}>{responsibility}</li>
              ))}
            </ul>
          </div>
          <Aside department={payload.department} figure={payload.figure} />
        </article>
        <Others people={payload.others} />
      </PageBody>
    </>
  )
}

function Posts({ of: posts }: { of: ExecutivePayload['posts'] }) {
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
    <aside className="aside">
      {figure && (
        <section aria-labelledby="figure">
          <h2 id="figure">
            {figure.number}
            {figure.sign} {figure.unit}
          </h2>
          <p>{figure.text}</p>
          <a className="link-arrow" href={`${routePath('home', locale)}#achievements`}>
            {figure.source}
          </a>
        </section>
      )}
      <section aria-labelledby="department">
        <h2 id="department">{department.title}</h2>
        <p>{department.text}</p>
        {department.children.length > 0 && (
          <>
            <h3 className="hint">{t('executives.reporting')}</h3>
            <ul>
              {department.children.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
        <a className="link-arrow" href={`${routePath('orgStructure', locale)}#${department.slug}`}>
          {t('executives.place')}
        </a>
      </section>
      <section aria-labelledby="write">
        <h2 id="write">{t('executives.contact')}</h2>
        <p>{t('executives.contactText')}</p>
        <PageLink to="contact" className="link-arrow">
          {t('executives.contactLink')}
        </PageLink>
      </section>
    </aside>
  )
}

function Others({ people }: { people: readonly ExecutiveProfile[] }) {
  const { t } = usePage()
  return (
    <Part id="others" title={t('executives.others')} isRelated>
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
    </Part>
  )
}
