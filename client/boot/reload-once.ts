/** Fields, with the properties that each kind has. */
interface Field extends Element {
  checked?: boolean
  defaultChecked?: boolean
  value: string
  defaultValue?: string
}

/** True if somebody has filled in a part of the page; a preselected option counts as filled in. */
function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<Field>('main :is(input,textarea,select)')].some(
    ({ checked, defaultChecked, value, defaultValue = '' }) =>
      checked !== defaultChecked || value !== defaultValue,
  )
}

/**
 * Reloads the page because a file of its build is missing: at most once per 10 s and path, and never
 * over unsent input. If storage is blocked, a document that was reloaded is not reloaded again, and a
 * pending reload, which `data-reloading` marks for all scripts of the page, is not begun anew.
 */
export function reloadOnce(): void {
  const { dataset } = document.documentElement
  if ('reloading' in dataset || hasUnsentInput()) return
  const key = `reloaded:${location.pathname}`
  const now = Date.now()
  try {
    if (now - sessionStorage[key] < 1e4) return
    sessionStorage[key] = now
  } catch {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (entry?.type === 'reload') return
  }
  dataset.reloading = ''
  location.reload()
}
