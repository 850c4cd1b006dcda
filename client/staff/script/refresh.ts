import { isAttended } from './attention'
import { keepCursor } from './cursor'

const everyMs = 30_000
const parts = ['.views', '.q__table', '.q__count', '.desk-nav'] as const

function checkedValues(): Set<string> {
  const boxes = document.querySelectorAll<HTMLInputElement>('.q__table input:checked')
  return new Set([...boxes].map(({ value }) => value))
}

/** Replaces what has changed in the queue, and keeps selection, cursor and focus. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href, { credentials: 'same-origin' })
  if (!response.ok || response.redirected) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
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
  setInterval(ask, everyMs)
  addEventListener('focus', ask)
}
