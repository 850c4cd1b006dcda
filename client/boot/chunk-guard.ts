const quietFor = 10_000

function reloadedAt(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0)
  } catch {
    // Where storage is blocked, the document itself tells whether it comes from a reload.
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

/** Whether a visitor has typed or chosen something that a reload would lose. */
function hasUnsentInput(): boolean {
  const controls = document.querySelectorAll<Control>(
    'main :is(input:not([type=hidden]), textarea, select)',
  )
  return [...controls].some(isChanged)
}

/**
 * A chunk that is gone after a deploy reloads the page: at most once per 10 s and path, and never
 * over a half-filled form. Where it may not, the page stays as it is.
 */
export function guardChunks(): void {
  let isReloading = false
  addEventListener('vite:preloadError', () => {
    // A page that was pressed for is then asked for as a document (client/navigation/follow-links.ts).
    if (isReloading || 'navigating' in document.documentElement.dataset) return
    const key = `reloaded:${location.pathname}`
    if (Date.now() - reloadedAt(key) < quietFor || hasUnsentInput()) return
    rememberReload(key)
    isReloading = true
    location.reload()
  })
}
