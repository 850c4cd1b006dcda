import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ChosenFiles, FormScript } from '../form-script'
import { useTyped } from '../use-typed'
import { useSending } from './use-sending'
import { useWidget } from './use-widget'

function setInputFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * Files of a control. Browsers replace the chosen files at every choice; here a new choice adds to
 * them, a file replaces one with the same name, and each file can be removed.
 */
function useFiles(): ChosenFiles {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [announcement, setAnnouncement] = useState<ChosenFiles['announcement']>(null)

  const show = (next: readonly File[]) => {
    setFiles(next)
    if (!input.current) return
    setInputFiles(input.current, next)
    // Notifies watch-edits.ts of the new list.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Files may have been chosen before hydration.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [])

  const onChange = () => {
    const chosen = [...(input.current?.files ?? [])]
    const names = new Set(chosen.map(({ name }) => name))
    const others = files.filter(({ name }) => !names.has(name))
    const replaced = files.find(({ name }) => names.has(name))
    setAnnouncement(replaced ? { kind: 'replaced', name: replaced.name } : null)
    show([...others, ...chosen])
  }
  const remove = (index: number) => {
    const removed = files[index]
    if (!removed) return
    setAnnouncement({ kind: 'removed', name: removed.name })
    show(files.filter((_, at) => at !== index))
    input.current?.focus()
  }
  return { files, announcement, input, onChange, remove }
}

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
