import type { PayloadHead } from '#domain/payloads/page-data'
import { tableDescription } from '#domain/site/route-texts'
import { type TitledRoute, tableTitle } from '#domain/site/route-titles'
import { excerpt } from '#domain/text/clean-text'
import type { LoaderDeps } from '../payloads/loader'

/** Title of a filtered or paginated list: `News: Guides, November 2026 (page 2)`. */
export function listHead(
  { t, locale }: Pick<LoaderDeps, 't' | 'locale'>,
  name: TitledRoute,
  filters: readonly (string | null | undefined)[],
  page: number,
): PayloadHead {
  const subject = filters.filter(Boolean).join(t('list.separator'))
  const named = [tableTitle(name, locale), subject].filter(Boolean).join(': ')
  const title = page > 1 ? `${named} (${t('pager.page')} ${page})` : named
  return { title, description: excerpt(`${title}. ${tableDescription(name, locale)}`) }
}
