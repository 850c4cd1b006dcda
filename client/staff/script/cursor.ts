/** Rows of the queue, from top to bottom. */
export function rows(): HTMLTableRowElement[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('.q__table tbody tr:not(.q__group)')]
}

/** The row that the keys act on. */
export function currentRow(): HTMLTableRowElement | null {
  return document.querySelector('.q__table tr[aria-current]')
}

export function moveCursor(step: 1 | -1): void {
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
