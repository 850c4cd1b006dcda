import type { SearchPayload } from '#domain/payloads/search'
import { SearchView } from '../../site/search/search-view'

export function KnowledgeSearch({ payload }: { payload: SearchPayload }) {
  return <SearchView payload={payload} />
}
