import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ApiProblemEntry, OpenApiPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { Feedback } from '../widgets/feedback/feedback'
import { Code } from './open-api/code'
import { Collection } from './open-api/collection'
import { Fields } from './open-api/fields'
import { Writes } from './open-api/writes'

interface OpenApiProps {
  payload: OpenApiPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OpenApi({ payload, usefulness, personalState }: OpenApiProps) {
  const { t } = usePage()
  const { common, collections, problems, quickStart, description } = payload
  const generated = [
    { id: 'start', title: t('openApi.start') },
    { id: 'common', title: t('openApi.common') },
    ...collections.map(({ name, title }) => ({ id: name, title })),
    { id: 'writes', title: t('openApi.writes.title') },
    { id: 'problems', title: t('openApi.problems.title') },
  ]
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[...generated, ...payload.contents]} />
          <div className="reading flow prose">
            <p>{description}</p>
            <p className="button-row">
              {['json', 'yaml'].map((format) => (
                <a
                  key={format}
                  className="button button--secondary button--small"
                  href={`/openapi.${format}`}
                >
                  <Icon name="download" />
                  <bdi dir="ltr">openapi.{format}</bdi>
                </a>
              ))}
            </p>
            <h2 id="start">{t('openApi.start')}</h2>
            <Code label="JavaScript" text={quickStart} />
            <h2 id="common">{t('openApi.common')}</h2>
            <h3>{t('openApi.parameters')}</h3>
            <Fields of={common.parameters} label={t('openApi.parameters')} />
            <h3>{t('openApi.fields')}</h3>
            <Fields of={common.fields} label={t('openApi.fields')} />
            {collections.map((collection) => (
              <Collection of={collection} key={collection.name} />
            ))}
            <Writes of={payload.writes} />
            <Problems of={problems} />
            <Blocks of={payload.body} />
          </div>
        </div>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Problems({ of: problems }: { of: ApiProblemEntry[] }) {
  const { t } = usePage()
  return (
    <>
      <h2 id="problems">{t('openApi.problems.title')}</h2>
      <p>{t('openApi.problems.text')}</p>
      {problems.map(({ name, status, title, advice }) => (
        <section className="api-problem" key={name} id={name} aria-labelledby={`${name}-title`}>
          <h3 id={`${name}-title`}>
            <code>{status}</code> {title}
          </h3>
          <p>{advice}</p>
          <p>
            <code dir="ltr">{name}</code>
          </p>
        </section>
      ))}
    </>
  )
}
