import { translators } from '#client/translators.ts'
import { directions, localPath } from '#domain/site/locale'
import { manifestIcons } from '#domain/site/manifest-icons'
import { acceptedLocale } from '../api/api-context'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'

const dayInSeconds = 86_400

/** The web app manifest (W3C), in the language of `?lang`, else of Accept-Language, else Arabic. */
export async function respondManifest(c: HandlerContext): Promise<Response> {
  const locale = acceptedLocale(c)
  const t = translators[locale]
  const start = localPath('/', locale)
  const manifest = {
    id: start,
    name: t('site.name'),
    short_name: t('openSearch.name'),
    description: t('site.tagline'),
    lang: locale,
    dir: directions[locale],
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#104631',
    background_color: '#ffffff',
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
  const response = await respondTextFile(c, {
    type: 'application/manifest+json',
    text: `${JSON.stringify(manifest, null, 2)}\n`,
    locale,
    seconds: dayInSeconds,
  })
  response.headers.set('vary', 'Accept-Language')
  return response
}
