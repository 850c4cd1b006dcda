import { lastModified } from '#db/entries/entries'
import type { ListQuery } from '#db/entries/list-query'
import { listPage } from '#db/entries/listings'
import { newestChange } from '#domain/content/entry'
import { mediaItemTypes } from '#domain/content/media/media-item'
import { listed, readPage } from '#domain/site/paging'
import { type Loader, loadFormat } from '../../payloads/loader'
import { itemList } from '../json-ld'
import { listHead } from '../list-head'
import { readMediaType, toMediaCards } from './cards'

export const loadMediaLibrary: Loader<'mediaLibrary'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const chosen = params.type ? readMediaType(params.type) : null
  const page = readPage(params.page)
  if (chosen === undefined || page === null) return null
  const listing: ListQuery = {
    kind: 'media-item',
    locale,
    now,
    ...(chosen && { facetValue: chosen }),
  }
  const [found, format] = await Promise.all([
    listPage(db, listing, page, listed.cards),
    loadFormat(deps),
  ])
  if (!found) return null
  const modified = newestChange(found.items) ?? (await lastModified(db, now)) ?? now
  const items = toMediaCards(found.items, format)
  return {
    modified: format.date(modified),
    items,
    paging: found.paging,
    types: [...mediaItemTypes],
    chosen,
    head: listHead(deps, 'mediaLibrary', [chosen && t(`newsroom.types.${chosen}.many`)], page),
    jsonLd: [itemList(deps, 'mediaItem', items)],
  }
}
