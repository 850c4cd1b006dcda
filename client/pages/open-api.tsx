import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PageIntroPayload } from '#domain/payloads/open'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { Callout } from '../ui/text/callout'
import { PageLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

const paths = [
  ['services', 'GET', '/services'],
  ['service', 'GET', '/services/{slug}'],
  ['news', 'GET', '/news'],
  ['agreements', 'GET', '/agreements'],
  ['terms', 'GET', '/terms'],
  ['datasets', 'GET', '/datasets'],
  ['rows', 'GET', '/datasets/{slug}/rows'],
  ['requests', 'POST', '/requests'],
] as const

interface OpenApiProps {
  payload: PageIntroPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OpenApi({ payload, usefulness, personalState }: OpenApiProps) {
  const { t } = usePage()
  const generated = [
    { id: 'paths', title: t('openApi.paths') },
    { id: 'example', title: t('openApi.example') },
  ]
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[...generated, ...payload.contents]} />
          <div className="reading flow prose">
            <div className="api-later">
              <Later />
            </div>
            <h2 id="paths">{t('openApi.paths')}</h2>
            <Paths />
            <h2 id="example">{t('openApi.example')}</h2>
            <Example />
            <Blocks of={payload.body} />
          </div>
        </div>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** The API does not exist yet; the page says so first. */
function Later() {
  const { t, locale } = usePage()
  return (
    <Callout title={t('openApi.later.title')} level={2}>
      <p>{t('openApi.later.text')}</p>
      <p className="button-row">
        <PageLink to="contact" className="button button--secondary button--small">
          {t('openApi.later.write')}
        </PageLink>
        <a
          className="button button--secondary button--small"
          href={`${routePath('openData', locale)}#request`}
        >
          {t('openApi.later.ask')}
        </a>
      </p>
    </Callout>
  )
}

function Paths() {
  const { t } = usePage()
  return (
    <ul className="paths">
      {paths.map(([name, method, path]) => (
        <li key={name}>
          <p className="path">
            <span className={`method method--${method.toLowerCase()}`}>{method}</span>
            <bdi dir="ltr">
              <code>{`/api/v1${path}`}</code>
            </bdi>
          </p>
          <p>{t(`openApi.given.${name}`)}</p>
        </li>
      ))}
    </ul>
  )
}

function Example() {
  const { t, locale, site } = usePage()
  const request = `curl -H 'Accept-Language: ${locale}' \\\n  'https://${site.domain}/api/v1/agreements?kind=open&limit=1'`
  const answer = {
    items: [
      {
        slug: 'it-services',
        title: t('openApi.sample'),
        kind: 'open',
        startsOn: '2025-05-16',
        endsOn: '2029-05-15',
        nextJoining: '2027-05-16',
      },
    ],
    next: 'eyJhIjoiaXQifQ',
  }
  return (
    <>
      <h3 id="request">{t('openApi.request')}</h3>
      <Code label={t('openApi.request')} text={request} />
      <h3 id="answer">{t('openApi.answer')}</h3>
      <Code label={t('openApi.answer')} text={JSON.stringify(answer, null, 2)} />
    </>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="code" dir="ltr" aria-label={label} tabIndex={0}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
