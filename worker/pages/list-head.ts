import type { Translate } from '#domain/messages/translate'
import type { PayloadHead } from '#domain/payloads/payload-head'
import type { WordedName } from '#domain/site/route-titles'
import { excerpt } from '#domain/text/excerpt'

/** Title of a filtered or paginated list: `News: Guides, November 2026 (page 2)`. */
export function listHead(
  t: Translate,
  name: WordedName,
  filters: readonly (string | null | undefined)[],
  page: number,
): PayloadHead {
  const subject = filters.filter(Boolean).join(t('list.separator'))
  const named = [t(`routes.${name}.title`), subject].filter(Boolean).join(': ')
  const title = page > 1 ? `${named} (${t('pager.page')} ${page})` : named
  return { title, description: excerpt(`${title}. ${t(`descriptions.${name}`)}`) }
}
