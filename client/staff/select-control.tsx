import type { ComponentProps } from 'react'
import type { Choice } from '#domain/staff/queue'
import { Icon } from '../ui/icons/icon'
import '../forms/fields.css'
import '../forms/select.css'

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
