import type { ReactNode } from 'react'
import type { Choice } from '#domain/staff/queue'
import { SelectControl } from './select-control'

interface DeskSelectProps {
  name: string
  /** Default: the name. */
  id?: string
  label: ReactNode
  /** Text of the empty choice. */
  empty: string
  choices: readonly Choice[]
  value?: string
  /** Name by which the script finds it for a key. */
  shortcut?: string
  /** Key under which the script keeps the choice. */
  draft?: string
}

/** A list of choices with its label. */
export function DeskSelect(props: DeskSelectProps) {
  const { name, id = name, label, empty, choices, value = '', shortcut, draft } = props
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <SelectControl
        id={id}
        name={name}
        empty={empty}
        choices={choices}
        defaultValue={value}
        data-key={shortcut}
        data-draft={draft}
      />
    </>
  )
}
