/** Radio buttons in a row of the grid of places in a picture. */
const columns = 3
const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns }
const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** In the grid of places up and down move by a row: alone, radio buttons are one line. */
function moveByRow(event: KeyboardEvent): void {
  const { target, key } = event
  const step = rowSteps[key]
  if (!step || !(target instanceof HTMLInputElement && target.matches('.focus-choice__step')))
    return
  event.preventDefault()
  const places = [...document.querySelectorAll<HTMLInputElement>('.focus-choice__step')]
  const next = places[places.indexOf(target) + step]
  next?.click()
  next?.focus()
}

/** In a page from right to left the element of the toolbar takes left for the tool before. */
function mirrorInToolbar(event: KeyboardEvent): void {
  const { target, isTrusted } = event
  const key = mirrored[event.key]
  if (!key || !isTrusted || !(target instanceof Element && target.closest('markdown-toolbar')))
    return
  if (getComputedStyle(target).direction !== 'rtl') return
  event.preventDefault()
  event.stopPropagation()
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Arrow keys that follow what is seen. */
export function handleArrows(): void {
  document.addEventListener('keydown', moveByRow)
  document.addEventListener('keydown', mirrorInToolbar, true)
}
