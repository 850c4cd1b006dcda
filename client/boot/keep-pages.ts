/**
 * Registers the service worker that keeps the pages read last (service-worker.ts), once the page
 * has nothing else to do; not for who wants to save data.
 */
function saysToSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

const canKeep = () =>
  'serviceWorker' in navigator && import.meta.env.PROD && !saysToSaveData() && isSecureContext

/** Tells the worker which page is shown, so that it keeps it. */
export function keepShownPage(worker = navigator.serviceWorker?.controller): void {
  if (canKeep()) worker?.postMessage(location.href.split('#')[0])
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  keepShownPage(active)
}

/** The browser itself looks for a newer worker whenever a page is opened. */
export function keepPages(): void {
  if (!canKeep() || navigator.serviceWorker.controller) return
  const start = () => register().catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 })
  else setTimeout(start, 3_000)
}
