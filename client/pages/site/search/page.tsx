import type { SearchPayload } from '#domain/payloads/search'
import { SearchView } from './search-view'

export function Search({ payload }: { payload: SearchPayload }) {
  return <SearchView payload={payload} />
}
