import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Facts } from '../../../ui/lists/facts'
import { PictureFigure } from '../../../ui/media/media-picture'
import { Part } from '../../../ui/page/section'
import { Fact } from '../../../ui/text/inline'
import { inLanguage } from '../../../ui/text/untranslated'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { FileList } from '../file-list'
import { MediaRows } from '../media-rows'
import { ItemHead, ItemText, Share } from '../press-item'
import type { MediaItemPayload } from './payload'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'

export function MediaItem(props: PageProps<MediaItemPayload>) {
  const { payload } = props
  const { t, title } = usePage()
  const { type, lang, facts, charts, files, picture, body, others } = payload
  return (
    <>
      <article>
        <ItemHead {...payload} subject={t(`newsroom.types.${type}.one`)} />
        <div className="container">
          <div className="stack">
            {charts.map(({ finding, html }) => (
              <section className="flow" {...inLanguage(lang)} key={finding}>
                <h2>{finding}</h2>
                <Html html={html} />
              </section>
            ))}
            <ItemText
              body={body}
              lang={lang}
              picture={picture && <PictureFigure of={picture} isFirst={charts.length === 0} />}
              aside={
                <>
                  {facts.length > 0 && (
                    <div {...inLanguage(lang)}>
                      <Facts shape="ladder">
                        {facts.map(({ label, value }) => (
                          <Fact term={label} key={label}>
                            {value}
                          </Fact>
                        ))}
                      </Facts>
                    </div>
                  )}
                  <Share title={title} url={payload.url} />
                </>
              }
            />
            <FileList of={files} level={2} />
          </div>
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
