const offKey = 'desk-keys'

function isOn(): boolean {
  return localStorage.getItem(offKey) !== 'off'
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)

function click(selector: string): void {
  find(selector)?.click()
}

/** Assigns the selected tickets, or else the one at the cursor, to the reader. */
function assignToMe(): void {
  const box = currentRow()?.querySelector('input')
  const isAnyChecked = find('.q__table input:checked') !== null
  if (box && !isAnyChecked) box.checked = true
  const select = find<HTMLSelectElement>('#batch-to')
  if (select) select.value = ''
  click('.q__batch button')
}

function move(step: 1 | -1): void {
  if (rows().length > 0) moveCursor(step)
  else click(step > 0 ? '[data-key="j"]' : '[data-key="k"]')
}

function focusOn(selector: string): void {
  find(selector)?.focus()
}

const pages: Record<string, string> = { q: 'queue', m: 'moderation', p: 'performance' }

const commands: Record<string, () => void> = {
  j: () => move(1),
  k: () => move(-1),
  o: () => currentRow()?.querySelector('a')?.click(),
  a: () => (rows().length > 0 ? assignToMe() : click('[data-key="a"]')),
  x: () => currentRow()?.querySelector('input')?.click(),
  n: () => click('button[value="next"]'),
  t: () => focusOn('[data-key="t"]'),
  i: () => focusOn('[data-key="i"]'),
  u: () => click('[data-key="u"]'),
  '/': () => focusOn('#find'),
  '?': () => find('#keys')?.togglePopover(),
}

/** Time in which a second key belongs to `g`. */
const sequenceMs = 2_000
let pressedG = Number.NEGATIVE_INFINITY

function handleKey(key: string, now: number): boolean {
  const page = now - pressedG < sequenceMs ? pages[key] : undefined
  pressedG = key === 'g' ? now : Number.NEGATIVE_INFINITY
  if (page) click(`.desk-bar [data-key="${page}"]`)
  if (page || key === 'g') return true
  if (/^[1-9]$/.test(key)) {
    click(`.compose [data-key="${key}"]`)
    return true
  }
  const command = commands[key]
  command?.()
  return command !== undefined
}

/** Keys of the desk; off inside fields, and switched off in their list (WCAG 2.1.4). */
export function handleKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const field = (target as Element).closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select',
    )
    if ((ctrlKey || metaKey) && key === 'Enter' && field) {
      const form = (field as HTMLInputElement).form
      const send = form?.querySelector<HTMLElement>('[data-key="send"]')
      form?.requestSubmit(send ?? form.querySelector<HTMLElement>('[type="submit"]'))
      return
    }
    if (ctrlKey || metaKey || altKey || field || !isOn()) return
    // The key that is pressed, whatever the layout: on Arabic keyboards `j` types «ت».
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
    const isSign = key === '/' || key === '?'
    if (handleKey(isSign ? key : (letter ?? key), event.timeStamp)) event.preventDefault()
  })
  const box = find<HTMLInputElement>('#keys-on')
  if (box) box.checked = isOn()
  box?.addEventListener('change', () => localStorage.setItem(offKey, box.checked ? 'on' : 'off'))
}

/** Rows of the queue, from top to bottom. */
function rows(): HTMLTableRowElement[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('.q__table tbody tr:not(.q__group)')]
}

/** The row that the keys act on. */
export function currentRow(): HTMLTableRowElement | null {
  return document.querySelector('.q__table tr[aria-current]')
}

function moveCursor(step: 1 | -1): void {
  const all = rows()
  const current = currentRow()
  const at = current ? all.indexOf(current) + step : step > 0 ? 0 : all.length - 1
  const row = all[Math.min(Math.max(at, 0), all.length - 1)]
  current?.removeAttribute('aria-current')
  row?.setAttribute('aria-current', 'true')
  row?.querySelector('a')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Runs a function that replaces rows; the cursor stays on its ticket, whose link is returned. */
export function keepCursor(replaceRows: () => void): HTMLAnchorElement | null {
  const ticketOf = (row: HTMLTableRowElement | null) => row?.querySelector('input')?.value
  const reference = ticketOf(currentRow())
  replaceRows()
  if (!reference) return null
  const row = rows().find((one) => ticketOf(one) === reference)
  row?.setAttribute('aria-current', 'true')
  return row?.querySelector('a') ?? null
}
