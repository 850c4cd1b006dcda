import Combobox from '@github/combobox-nav'
import type { MarkedPart } from '#domain/search/mark-terms'
import type { SearchSuggestion, Suggestions } from '#domain/search/suggestions'
import { directions, isLocale, type Locale } from '#domain/site/locale'

/** Wait after a key, so that there is at most one request in this time. */
const pauseMs = 150
const timeoutMs = 3_000
const shortestText = 2

type Child = Node | string

function element(name: string, attributes: Record<string, string>, ...children: Child[]) {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    created.setAttribute(attribute, value)
  }
  created.append(...children)
  return created
}

function markParts(parts: readonly MarkedPart[]): Child[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('b', {}, text) : text))
}

function noteElement({ text, locale }: NonNullable<SearchSuggestion['note']>): Child {
  if (locale === null) return element('small', {}, text)
  return element('small', { lang: locale, dir: directions[locale] }, text)
}

const searchAddress = (form: HTMLFormElement) => {
  const fields = new FormData(form) as unknown as Iterable<[string, string]>
  return `${form.action}?${new URLSearchParams([...fields])}`
}

/** The list of suggestions with all results as its last option, and a line on the keys. */
function panelOf(id: string, { groups, texts }: Suggestions, allResults: string): HTMLElement {
  let options = 0
  const option = (href: string, ...children: Child[]) => {
    options += 1
    const attributes = { role: 'option', id: `${id}-${options}`, href, tabindex: '-1' }
    return element('a', { class: 'suggest__option', ...attributes }, ...children)
  }
  const list = element('div', { role: 'listbox', id: `${id}-list`, 'aria-label': texts.list })
  for (const [at, { title, suggestions }] of groups.entries()) {
    const titleId = `${id}-group-${at}`
    list.append(
      element(
        'div',
        { role: 'group', 'aria-labelledby': titleId },
        element('p', { class: 'suggest__title', id: titleId, role: 'none' }, title),
        ...suggestions.map(({ href, title: parts, note }) =>
          option(
            href,
            element('span', {}, ...markParts(parts)),
            ...(note ? [noteElement(note)] : []),
          ),
        ),
      ),
    )
  }
  const all = option(allResults, element('span', {}, texts.all))
  list.append(
    element('div', { role: 'group', class: 'suggest__all', 'aria-label': texts.all }, all),
  )
  const keys = element('p', { class: 'suggest__keys', 'aria-hidden': 'true' })
  for (const { names, text } of texts.keys) {
    keys.append(element('span', {}, ...names.map((name) => element('kbd', {}, name)), ` ${text}`))
  }
  return element('div', { class: 'suggest__panel' }, list, keys)
}

/** The parameters for the scope of a box: a type of records, or the knowledge hub. */
function scopeOf(form: HTMLFormElement): Record<string, string> {
  const kind = form.querySelector<HTMLInputElement>('[name=kind]')?.value
  if (kind) return { kind }
  return form.action.endsWith('/knowledge/search') ? { scope: 'knowledge' } : {}
}

/** Suggestions for what was typed into a box; rejects if they do not come within 3 s. */
async function fetchSuggestions(
  form: HTMLFormElement,
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: text, lang: locale, ...scopeOf(form) })
  const response = await fetch(`/api/suggestions?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`suggestions ${response.status}`)
  return response.json()
}

/**
 * Makes a search field a combobox (ARIA 1.2, list autocomplete with manual selection): Enter submits
 * the form unless an option is marked, Escape closes the list and then clears the field. Without an
 * answer from the server the field stays a plain one.
 */
export function addSuggestions(input: HTMLInputElement): void {
  const { form } = input
  const place = form?.querySelector('.suggest')
  const { lang } = document.documentElement
  if (!place || !form || !isLocale(lang)) return
  const status = element('p', { class: 'visually-hidden', role: 'status' })
  const shown = element('div', { id: `${input.id}-shown` })
  place.append(shown, status)
  const combobox = new Combobox(input, shown, { tabInsertsSuggestions: false })
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  const isOpen = () => shown.hasChildNodes()
  const forget = () => {
    clearTimeout(timer)
    request?.abort()
  }
  const close = () => {
    forget()
    combobox.stop()
    shown.replaceChildren()
    status.textContent = ''
  }
  const show = (suggestions: Suggestions) => {
    if (suggestions.groups.length === 0) return close()
    combobox.stop()
    shown.replaceChildren(panelOf(input.id, suggestions, searchAddress(form)))
    input.setAttribute('aria-controls', `${input.id}-list`)
    combobox.start()
    status.textContent = suggestions.texts.status
  }
  const load = async () => {
    const text = input.value.trim()
    request = new AbortController()
    const { signal } = request
    try {
      const suggestions = await fetchSuggestions(form, text, lang, signal)
      if (!signal.aborted && document.activeElement === input) show(suggestions)
    } catch {
      if (!signal.aborted) close()
    }
  }
  const loadSoon = () => {
    forget()
    if ([...input.value.trim()].length < shortestText) return close()
    timer = setTimeout(load, pauseMs)
  }

  input.addEventListener('input', loadSoon)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && (isOpen() || input.value)) {
      event.preventDefault()
      event.stopPropagation()
      if (!isOpen()) input.value = ''
      close()
    } else if (event.key === 'ArrowDown' && !isOpen()) loadSoon()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) close()
  })
  form.addEventListener('submit', close)
  // After the click on the option has been handled.
  shown.addEventListener('combobox-commit', () => setTimeout(close))
  if (input.value !== input.defaultValue) loadSoon()
}
