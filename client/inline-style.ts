import { frameSheets, otherSheets, sheetsOf } from 'virtual:page-sheets'

const texts = import.meta.glob<string>('./**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

function textOf(sheet: string): string {
  const text = texts[sheet.replace('client/', './')]
  if (text === undefined) throw new Error(`no style sheet ${sheet}`)
  return text
}

/**
 * Style of one kind of document: the sheets of the frame and those that its page reaches through its
 * imports. `name` is the folder of a page, `problem` or `desk`.
 */
export function inlineStyle(name: string): string {
  const own = sheetsOf[name] ?? otherSheets[name]
  if (!own) throw new Error(`no page ${name}`)
  return [...frameSheets, ...own].map(textOf).join('')
}
