import 'altcha/external'
import Solver from 'altcha/workers/pbkdf2?worker'
import type { Locale } from '#domain/site/locale'
import { loadSheet } from '../../navigation/load-sheet'
import sheet from '../../styles/altcha.css?url'

type Words = Record<string, string>

let styled: Promise<void> | undefined

/** Makes `<altcha-widget>` ready in a language: its style, its words and its own thread. */
export async function prepareAltcha(locale: Locale, words: Words): Promise<void> {
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Solver())
  $altcha.i18n.set(locale, words)
  styled ??= loadSheet(sheet)
  await styled
}
