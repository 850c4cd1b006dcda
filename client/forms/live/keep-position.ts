import { flushSync } from 'react-dom'

/**
 * Applies a change above the focused element without moving that element on the screen. Browsers with
 * scroll anchoring (CSS Scroll Anchoring 1) do so by themselves; Safari has none.
 */
export function keepPosition(change: () => void): void {
  const { activeElement } = document
  if (!activeElement || CSS.supports('overflow-anchor', 'auto')) {
    change()
    return
  }
  const before = activeElement.getBoundingClientRect().top
  flushSync(change)
  scrollBy({ top: activeElement.getBoundingClientRect().top - before, behavior: 'instant' })
}
