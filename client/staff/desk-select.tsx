import type { ComponentProps, ReactNode } from 'react'
import type { Choice } from '#domain/staff/queue'
import { Icon } from '../ui/icons/icon'
import '../forms/fields.css'
import '../forms/select.css'

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

interface SelectControlProps extends ComponentProps<'select'> {
  /** Text of the empty choice. */
  empty: string
  choices: readonly Choice[]
}

/** A list of choices; its label stands outside. */
export function SelectControl({ empty, choices, ...attributes }: SelectControlProps) {
  return (
    <span className="select-wrap">
      <select className="select" {...attributes}>
        <option value="">{empty}</option>
        {choices.map(({ value, label }) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
