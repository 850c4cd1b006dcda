import { emailAddress, type Field, singleLine } from './field'

/** Fields of the sender that all forms share. */
export const fullName = {
  control: 'text',
  label: 'form.fullName',
  hint: 'form.fullNameHint',
  schema: singleLine(2, 120, 'validation.name'),
  autoComplete: 'name',
  maxLength: 240,
} as const satisfies Field

export const email = {
  control: 'email',
  label: 'form.email',
  hint: 'form.emailHint',
  schema: emailAddress,
  autoComplete: 'email',
  maxLength: 254,
} as const satisfies Field
