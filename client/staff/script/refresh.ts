import { keepCursor } from './keyboard'

const queueMs = 30_000
const parts = ['.views', '.q__table', '#queue-count', '.desk-bar nav'] as const

function checkedValues(): Set<string> {
  const boxes = document.querySelectorAll<HTMLInputElement>('.q__table input:checked')
  return new Set([...boxes].map(({ value }) => value))
}

/** Replaces what has changed in the queue, and keeps selection, cursor and focus. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href, { credentials: 'same-origin' })
  if (!response.ok || response.redirected) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.title = next.title
  const checked = checkedValues()
  const focused = document.activeElement?.closest('tr')?.querySelector('input')?.value
  keepCursor(() => {
    for (const part of parts) {
      const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
      if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceWith(fresh)
    }
  })
  for (const box of document.querySelectorAll<HTMLInputElement>('.q__table input')) {
    box.checked = checked.has(box.value)
    const row = box.closest('tr')
    if (box.value === focused && !row?.contains(document.activeElement)) {
      row?.querySelector('a')?.focus({ preventScroll: true })
    }
  }
  document.dispatchEvent(new Event('desk:shown'))
}

function isWanted(): boolean {
  const isTyping = document.activeElement?.matches('input[type="search"], textarea, select')
  return isAttended() && !isTyping && document.querySelector('[data-refresh]') !== null
}

/** Refreshes the queue every 30 s while it is looked at, and when the reader returns to it. */
export function refreshQueue(): void {
  const ask = () => {
    if (isWanted()) refresh().catch(() => {})
  }
  setInterval(ask, queueMs)
  addEventListener('focus', ask)
}

const ticketMs = 15_000

/** Tells the server that the ticket is still open here, and the reader when somebody changes it. */
async function check(): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-version]')
  if (!shown || !isAttended()) return
  const response = await fetch(`${location.pathname}/_version.json`)
  if (!response.ok) return
  const { version } = (await response.json()) as { version: number }
  const warning = document.querySelector<HTMLElement>('[data-stale]')
  if (warning) warning.hidden = String(version) === shown.dataset.version
}

/** Asks every 15 s while the page is looked at, and when the reader returns to it. */
export function watchTicket(): void {
  const ask = () => check().catch(() => {})
  setInterval(ask, ticketMs)
  addEventListener('focus', ask)
}

/** A session ends after 15 minutes without use, so nothing is requested after 14 without input. */
const presentMs = 14 * 60_000
let lastInput = Date.now()

for (const event of ['keydown', 'pointerdown', 'pointermove', 'scroll']) {
  addEventListener(event, () => (lastInput = Date.now()), { passive: true, capture: true })
}

/** True while somebody looks at the page. */
function isAttended(): boolean {
  return !document.hidden && Date.now() - lastInput < presentMs
}
