type Cell = string | number

/** How a text begins that spreadsheets take for a formula and run. */
const formula = /^[=+\-@\t\r＝＋－＠]/
const separator = /[",;\t\r\n]/

/**
 * A table as CSV (RFC 4180). It begins with the mark by which spreadsheets know UTF-8, or Arabic
 * could not be read in them; a text that would run as a formula begins with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
