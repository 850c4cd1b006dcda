import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Part } from '../../../ui/page/section'
import { Fact } from '../../../ui/text/inline'
import { inLanguage } from '../../../ui/text/untranslated'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { BarChartFigure } from '../bar-chart'
import { MediaRows } from '../media-rows'
import { ItemHead, ItemText, Share } from '../press-item'
import type { MediaItemPayload } from './payload'
import '../bar-chart.css'

export function MediaItem(props: PageProps<MediaItemPayload>) {
  const { payload } = props
  const { t, title } = usePage()
  const { type, lang, facts, charts, body, others } = payload
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
      <PageBody of={props}>
        <Part id="others" title={t('newsroom.media.others')} isRelated>
          <MediaRows items={others} level={3} hasColumns />
        </Part>
      </PageBody>
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
