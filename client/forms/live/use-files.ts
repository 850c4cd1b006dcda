import { useEffect, useRef, useState } from 'react'
import type { ChosenFiles } from '../form-script'

function put(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * The files of a control. A browser replaces what was chosen by each new choice; here a new choice is
 * added to the files before it, a file takes the place of one with the same name, and each can be
 * removed.
 */
export function useFiles(): ChosenFiles {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [said, setSaid] = useState<ChosenFiles['said']>(null)

  const show = (next: readonly File[]) => {
    setFiles(next)
    if (!input.current) return
    put(input.current, next)
    // Whoever watches the form's edits sees the new list.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Files may have been chosen before script came.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [])

  const onChange = () => {
    const chosen = [...(input.current?.files ?? [])]
    const names = new Set(chosen.map(({ name }) => name))
    const others = files.filter(({ name }) => !names.has(name))
    const replaced = files.find(({ name }) => names.has(name))
    setSaid(replaced ? { how: 'replaced', name: replaced.name } : null)
    show([...others, ...chosen])
  }
  const remove = (index: number) => {
    const gone = files[index]
    if (!gone) return
    setSaid({ how: 'removed', name: gone.name })
    show(files.filter((_, at) => at !== index))
    input.current?.focus()
  }
  return { files, said, input, onChange, remove }
}
