const minIntervalMs = 10_000

function reloadedAt(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    // If storage is blocked, the navigation entry tells whether the document was reloaded.
    const [entry] = performance.getEntriesByType('navigation')
    const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
    return isReload ? performance.timeOrigin : 0
  }
}

function rememberReload(key: string): void {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {}
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, first)
  }
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function hasUnsentInput(): boolean {
  const controls = document.querySelectorAll<Control>(
    'main :is(input:not([type=hidden]), textarea, select)',
  )
  return [...controls].some(isChanged)
}

/**
 * Reloads the page if a chunk is missing after a deployment: at most once per 10 s and path, and
 * never over unsent input.
 */
export function guardChunks(): void {
  let isReloading = false
  addEventListener('vite:preloadError', () => {
    // During a navigation, follow-links.ts loads the target as a document instead.
    if (isReloading || 'navigating' in document.documentElement.dataset) return
    const key = `reloaded:${location.pathname}`
    if (Date.now() - reloadedAt(key) < minIntervalMs || hasUnsentInput()) return
    rememberReload(key)
    isReloading = true
    location.reload()
  })
}
