/**
 * C0 and C1 controls, bidi marks, overrides and isolates, interlinear annotations, and zero-width
 * characters except ZWJ and ZWNJ.
 */
const hidden =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
const manyMarks = /\p{M}{9}/u
/**
 * Matches a visible character: no space, mark, control or default-ignorable code point, and not
 * U+2800 BRAILLE PATTERN BLANK.
 */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\u2800]/u

/** Replaces Arabic-Indic and Persian digits with ASCII digits. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** Normalises a line for storage: NFC, no hidden characters, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(hidden, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}

/** Normalises text for storage like `cleanLine`, keeping its line breaks. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll('\t', ' ').replace(hidden, '').trimEnd())
    .join('\n')
    .trim()
    .normalize('NFC')
}

/** False for lone surrogates and for nine or more combining marks in a row. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !manyMarks.test(text)
}

/** True if a text has no visible character. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
