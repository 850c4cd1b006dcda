import type { AriaAttributes } from 'react'
import type { Field } from '#domain/forms/field'
import type { Option } from '#domain/payloads/forms'

export interface ControlProps {
  name: string
  of: Field
  value: string | undefined
  options: readonly Option[]
  aria: Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'>
}
