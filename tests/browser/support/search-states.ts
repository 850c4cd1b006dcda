import { type State, state } from './states'
import type { Visit } from './visit'

/** Types into the search box of the page until suggestions are shown. */
export async function typeUntilSuggested({ page }: Visit, text: string): Promise<void> {
  const field = page.locator('#query')
  await field.click()
  await page.locator('#query[role=combobox]').waitFor()
  await field.pressSequentially(text)
  await page.locator('#query[aria-expanded=true]').waitFor()
}

const searchFor = (text: string) => `/search?${new URLSearchParams({ q: text })}`

/** Every state of the search. */
export const searchStates: State[] = [
  state('a search without a query', '.search-none', '/search'),
  state('a search for one letter', '.search-none', '/search?q=x'),
  state('a search with results', '.hits .row', searchFor('كفاءة')),
  state('a search of news', '.hits .row', '/search?q=2024&kind=news&sort=date'),
  state('a search in the hub', '.hits .row', '/knowledge/search?q=agreement'),
  state('a search that names a term', '.search-answer', searchFor('framework agreement')),
  state('a search for a number', '.search-answer', searchFor('TECH-1000000015')),
  state('a search that finds nothing', '.search-none', searchFor('zzyzx qqq')),
  state('a search for a misspelled word', '.note-line', searchFor('agreemnt')),
  state('a search on the other keyboard', '.note-line', searchFor('hglajvdhj')),
  state('suggestions', '.suggest__option', '/search', (visited, path) =>
    typeUntilSuggested(visited, path.startsWith('/en') ? 'agree' : 'اتفاق'),
  ),
]
