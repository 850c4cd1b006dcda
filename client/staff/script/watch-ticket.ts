import { isAttended } from './attention'

const everyMs = 15_000

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
  setInterval(ask, everyMs)
  addEventListener('focus', ask)
}
