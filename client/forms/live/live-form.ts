import type { MouseEvent } from 'react'
import type { FormScript } from '../form-script'
import { useTyped } from '../use-typed'
import { useFiles } from './use-files'
import { useSending } from './use-sending'
import { useWidget } from './use-widget'

/** Moves focus to the field that a link of the summary names, and scrolls its label into view. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
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

export const liveForm: FormScript = {
  useSending,
  useTyped,
  useFiles,
  useWidget,
  goToField,
  takeFocus: (element) => element?.focus(),
}
