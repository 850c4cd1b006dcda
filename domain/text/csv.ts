type Cell = string | number

/** First characters that make spreadsheets run a text as a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/
const separator = /[",;\t\r\n]/

/**
 * Writes CSV (RFC 4180). It starts with a byte order mark, without which spreadsheets misread
 * Arabic; texts that would run as formulas are prefixed with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
