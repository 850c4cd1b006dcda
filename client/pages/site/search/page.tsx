import type { SearchPayload } from './payload'
import { SearchView } from './search-view'

export function Search({ payload }: { payload: SearchPayload }) {
  return <SearchView payload={payload} />
}
