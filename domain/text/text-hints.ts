import { mayHoldReference, mayIdentifyPerson } from '../content/impersonal'
import { foldDigits } from './clean-text'

/** Kinds of content that may be unfit for publication. */
const textHints = ['email', 'reference', 'phone', 'nationalId', 'number', 'link'] as const
export type TextHint = (typeof textHints)[number]

const between = String.raw`[\s\p{P}]{0,2}`
/** Digits in a row, or with one or two spaces or marks between them. */
const digits = (first: string, others: number) =>
  new RegExp(String.raw`(?<!\d)${first}(?:${between}\d){${others}}(?!\d)`, 'u')

const patterns: Record<'email' | 'phone' | 'nationalId' | 'link', readonly RegExp[]> = {
  email: [/[@＠]|\bat\b.*\bdot\b/i],
  /** Saudi numbers, national or with the country code; others count as a long number. */
  phone: [digits(`0${between}5`, 8), digits(`9${between}6${between}6`, 9)],
  /** National and residence ids: ten digits that begin with 1 or 2. */
  nationalId: [digits('[12]', 9)],
  link: [/\bhttps?:|\bwww\.|(?<![@\w.-])(?:[a-z0-9][a-z0-9-]*\.)+(?:com|net|org|sa|io|me|co)\b/i],
}

/** Hints about a text in the order of `textHints`; a hint is no proof. */
export function findTextHints(written: string): TextHint[] {
  const text = foldDigits(written.normalize('NFKC'))
  const matches = (name: keyof typeof patterns) => patterns[name].some((one) => one.test(text))
  const isReference = mayHoldReference(written)
  const found: Record<TextHint, boolean> = {
    email: matches('email'),
    reference: isReference,
    phone: !isReference && matches('phone'),
    // The digits of a reference look like an id.
    nationalId: !isReference && matches('nationalId'),
    number: false,
    link: matches('link'),
  }
  const isKnown = found.email || found.reference || found.phone || found.nationalId
  found.number = !isKnown && mayIdentifyPerson(written)
  return textHints.filter((hint) => found[hint])
}
