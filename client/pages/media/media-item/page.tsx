import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { PageMeta } from '../../../ui/page/page-meta'
import { Part } from '../../../ui/page/section'
import { Fact } from '../../../ui/text/inline'
import { inLanguage } from '../../../ui/text/untranslated'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BarChartFigure } from '../bar-chart'
import { MediaRows } from '../media-rows'
import { ItemHead, ItemText, Share } from '../press-item'
import type { MediaItemPayload } from './payload'
import '../bar-chart.css'

interface MediaItemProps {
  payload: MediaItemPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function MediaItem({ payload, usefulness, personalState }: MediaItemProps) {
  const { t, title } = usePage()
  const { type, lang, facts, charts, body, others, modified } = payload
  return (
    <>
      <article>
        <ItemHead {...payload} subject={t(`newsroom.types.${type}.one`)} />
        <div className="container">
          {charts.length > 0 && (
            <div className="bar-charts" {...inLanguage(lang)}>
              {charts.map((chart) => (
                <BarChartFigure of={chart} key={chart.title} />
              ))}
            </div>
          )}
          <ItemText
            body={body}
            lang={lang}
            aside={
              <>
                <ItemFacts facts={facts} lang={lang} />
                <Share title={title} url={payload.url} />
              </>
            }
          />
        </div>
      </article>
      <div className="container">
        <Part id="others" title={t('newsroom.media.others')} isRelated>
          <MediaRows items={others} level={3} hasColumns />
        </Part>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function ItemFacts({ facts, lang }: Pick<MediaItemPayload, 'facts' | 'lang'>) {
  if (facts.length === 0) return null
  return (
    <div {...inLanguage(lang)}>
      <Facts shape="ladder">
        {facts.map(({ label, value }) => (
          <Fact term={label} key={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
