import { createContext, use } from 'react'
import { isLocale } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { arDeskEntry } from './ar'
import { arChoiceNames } from './choice-names-ar'

const fieldNames = arDeskEntry.deskEntry.fields
type FieldName = keyof typeof fieldNames

interface FieldWords {
  label: (name: string) => string
  /** By the path of a field. */
  hint: (path: string) => string | undefined
  /** By the name of a control, or by the path of a list. */
  error: (name: string) => string | undefined
}

/** Words of the fields in another form than that of a record. */
export const FieldWordsContext = createContext<FieldWords | null>(null)

/** Path of what the last button of a list leaves in view (`arrangedPath`). */
export const ArrangedContext = createContext('')

/** Attributes by which a part takes the focus if it is what a button of a list leaves in view. */
export function useLanding(): (path: string) => { tabIndex?: -1; autoFocus?: true } {
  const arranged = use(ArrangedContext)
  return (path) => (path === arranged ? { tabIndex: -1, autoFocus: true } : {})
}

/** The name of a field in the page's language; of one without a name, that of the schema. */
export function useFieldLabel(): (name: string) => string {
  const { t } = usePage()
  const words = use(FieldWordsContext)
  if (words) return words.label
  return (name) =>
    Object.hasOwn(fieldNames, name)
      ? t(`deskEntry.fields.${name as FieldName}`)
      : t('deskEntry.unknown', { name })
}

/** Names the control at a path such as `ar.history.0.date`. */
export function useFieldPath(): (path: string) => string {
  const { t } = usePage()
  const labelOf = useFieldLabel()
  return (path) => {
    const parts = path.split('.')
    const names = parts
      .filter((name) => !isLocale(name))
      .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name)))
    const language = parts.find(isLocale)
    return [names.join(' › '), language ? t(`deskEntry.languages.${language}`) : '']
      .join(' ')
      .trim()
  }
}

const choiceNames: Readonly<Record<string, object>> = arChoiceNames

/** The name of a fixed value of the field at a path; of one without a name, the value itself. */
export function useChoiceName(): (path: string, value: string) => string {
  const { t } = usePage()
  const isRecord = use(FieldWordsContext) === null
  return (path, value) => {
    const field = path.replace(/(?:\.\d+)+$/, '').replace(/^.*\./, '')
    const isNamed = isRecord && Object.hasOwn(choiceNames[field] ?? {}, value)
    return isNamed ? t(`deskEntry.choices.${field}.${value}` as Parameters<typeof t>[0]) : value
  }
}
