import type { MediaCenterPayload } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { ArrowLink, PageLink } from '../../ui/text/link'
import { MediaRows } from '../newsroom/media-rows'

export function ForJournalists({ media }: Pick<MediaCenterPayload, 'media'>) {
  const { t } = usePage()
  return (
    <section className="section section--tint" aria-labelledby="journalists">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="journalists">{t('newsroom.journalists.title')}</h2>
          <p>{t('newsroom.journalists.text')}</p>
          <ul className="press-ways">
            <li>
              <PageLink to="contact">{t('newsroom.journalists.ask.title')}</PageLink>
              <small>{t('newsroom.journalists.ask.text')}</small>
            </li>
            <li>
              <PageLink to="informationFreedom">{t('newsroom.journalists.right.title')}</PageLink>
              <small>{t('newsroom.journalists.right.text')}</small>
            </li>
            <li>
              <PageLink to="brandFiles" />
              <small>{t('newsroom.journalists.brand')}</small>
            </li>
          </ul>
        </div>
        <div>
          <MediaRows items={media} level={3} />
          <ArrowLink to="mediaLibrary">{t('newsroom.journalists.library')}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
