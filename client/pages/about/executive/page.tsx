import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Portrait } from '../../../ui/media/portrait'
import { HeadFrame } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { transitionTo } from '../../../ui/page/transition'
import { Bullets, Fact } from '../../../ui/text/inline'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Executives } from '../executives'
import type { ExecutivePayload } from './payload'
import '../../../ui/lists/aside.css'
import '../../../ui/text/prose.css'

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
            <Bullets of={responsibilities} />
          </div>
          <Aside department={payload.department} figure={payload.figure} />
        </article>
        <Part id="others" title={t('executives.others')} isRelated>
          <Executives of={payload.others} level={3} />
        </Part>
      </PageBody>
    </>
  )
}

function Posts({ of: posts }: { of: ExecutivePayload['posts'] }) {
  const { t, digits } = usePage()
  if (posts.length === 0) return null
  return (
    <>
      <h2>{t('executives.posts')}</h2>
      <Facts shape="ladder">
        {posts.map(({ title, from, to }) => (
          <Fact
            term={digits(
              to === null ? t('executives.since', { from }) : t('executives.years', { from, to }),
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
  const { t } = usePage()
  return (
    <aside className="aside">
      {figure && (
        <section aria-labelledby="figure">
          <h2 id="figure">
            {figure.number}
            {figure.sign} {figure.unit}
          </h2>
          <p>{figure.text}</p>
          <RecordLink to="home" hash="achievements" className="link-arrow">
            {figure.source}
          </RecordLink>
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
        <RecordLink to="orgStructure" hash={department.slug} className="link-arrow">
          {t('executives.place')}
        </RecordLink>
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
