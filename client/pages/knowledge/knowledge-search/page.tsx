import { Search } from '../../site/search/page'
import type { SearchPayload } from '../../site/search/payload'

export function KnowledgeSearch({ payload }: { payload: SearchPayload }) {
  return <Search payload={payload} />
}
