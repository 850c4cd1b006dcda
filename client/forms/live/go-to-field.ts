import type { MouseEvent } from 'react'

/** Moves focus to the field that a link of the summary names, and scrolls its label into view. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const named = document.getElementById(event.currentTarget.hash.slice(1))
  const isGroup = named instanceof HTMLFieldSetElement
  const control = isGroup ? named.querySelector<HTMLElement>('input:not([type=hidden])') : named
  if (!control) return
  event.preventDefault()
  const fold = control.closest('details')
  if (fold) fold.open = true
  control.closest('.field')?.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
