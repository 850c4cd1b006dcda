import { isAttended } from './attention'

const everyMs = 60_000

interface Payload {
  content: { data: { version?: number } }
}

/** Tells the server that the ticket is still open here, and the reader when somebody changes it. */
async function check(): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-version]')
  if (!shown || !isAttended()) return
  const response = await fetch(`${location.pathname}/_payload.json`)
  if (!response.ok) return
  const { content } = (await response.json()) as Payload
  const warning = document.querySelector<HTMLElement>('[data-stale]')
  if (warning) warning.hidden = String(content.data.version) === shown.dataset.version
}

export function watchTicket(): void {
  setInterval(() => check().catch(() => {}), everyMs)
}
