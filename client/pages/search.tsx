import type { PageIntroPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { PageHero } from '../ui/page/page-hero'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { PageLink } from '../ui/text/link'

const ways = [
  ['siteMap', 'routes'],
  ['faq', 'faq'],
  ['dictionary', 'dictionary'],
  ['services', 'services'],
  ['sections', 'sections'],
  ['news', 'news'],
] as const

export function Search({ payload }: { payload: PageIntroPayload }) {
  const { t } = usePage()
  return (
    <>
      <PageHero lead={payload.lead} />
      <div className="container">
        <section className="site-map__group" aria-labelledby="ways">
          <h2 id="ways">{t('searchWays.title')}</h2>
          <ul>
            {ways.map(([name, way]) => (
              <li key={name}>
                <h3>
                  <PageLink to={name} />
                </h3>
                <p>{t(`searchWays.${way}`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="reading flow prose site-map__more">
          <Blocks of={payload.body} />
        </div>
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}
