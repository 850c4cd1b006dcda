import type { Translate } from '#domain/messages/translate'
import type { PageHead } from '#domain/payloads/payloads'
import type { WordedName } from '#domain/site/route-titles'
import { excerpt } from '#domain/text/excerpt'

/** What a part of a list says of itself: "News: Guides, November 2026 (page 2)". */
export function listHead(
  t: Translate,
  name: WordedName,
  narrowedTo: readonly (string | null | undefined)[],
  page: number,
): PageHead {
  const subject = narrowedTo.filter(Boolean).join(t('list.separator'))
  const named = [t(`routes.${name}.title`), subject].filter(Boolean).join(': ')
  const title = page > 1 ? `${named} (${t('pager.page')} ${page})` : named
  return { title, description: excerpt(`${title}. ${t(`descriptions.${name}`)}`) }
}
