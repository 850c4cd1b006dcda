import 'altcha/external'
import Solver from 'altcha/workers/pbkdf2?worker'
import type { Locale } from '#domain/site/locale'
import { loadSheet } from '../../navigation/load-sheet'
import sheet from './altcha.css?url'

type Messages = Record<string, string>

let sheetLoad: Promise<void> | undefined

/** Prepares `<altcha-widget>` for a language: stylesheet, messages and worker thread. */
export async function prepareAltcha(locale: Locale, messages: Messages): Promise<void> {
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Solver())
  $altcha.i18n.set(locale, messages)
  sheetLoad ??= loadSheet(sheet)
  await sheetLoad
}
