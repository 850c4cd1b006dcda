type Cell = string | number | boolean | null

/** First characters that make spreadsheets run a text as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/
const separator = /[",;\t\r\n]/

/** Without it spreadsheets misread Arabic; programs read it as part of the first name. */
export const byteOrderMark = '\ufeff'

/**
 * Writes CSV (RFC 4180), without a byte order mark. Texts that would run as formulas are prefixed
 * with an apostrophe; null is empty.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
