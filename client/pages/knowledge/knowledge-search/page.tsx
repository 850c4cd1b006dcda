import type { SearchPayload } from '../../site/search/payload'
import { SearchView } from '../../site/search/search-view'

export function KnowledgeSearch({ payload }: { payload: SearchPayload }) {
  return <SearchView payload={payload} />
}
