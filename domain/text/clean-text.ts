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

/**
 * Line breaks besides CR and LF: of word processors (U+000B, U+000C), of mainframes (U+0085) and of
 * Unicode.
 */
const lineBreaks = '\\v\\f\\u0085\\u2028\\u2029'
const anyLineBreak = new RegExp(`\\r\\n?|[\\n${lineBreaks}]`)
/** Information separators (ISO/IEC 6429), which part fields. */
const fieldSeparators = '\\u001c-\\u001f'
const separators = new RegExp(`[\\s\\u0085${fieldSeparators}]+`, 'g')
const separatorsInLine = new RegExp(`[\\t${fieldSeparators}]`, 'g')

/** Replaces every kind of line break with a line feed. */
export function unifyLineBreaks(text: string): string {
  return text.split(anyLineBreak).join('\n')
}

/** Replaces Arabic-Indic, Persian and full-width digits with ASCII digits. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/**
 * Removes the spaces, full stops, commas, quotes and closing brackets at the end of an address:
 * chat programs link them with it.
 */
export function trimLinkEnd(text: string): string {
  return text.replace(/[\s.,،;؛:!?؟…*)\]}>»›"'”’]+$/u, '')
}

/** The Latin letters and digits of a text as words joined by hyphens; empty for a text without any. */
export function toSlug(text: string): string {
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
}

/** Normalises a line for storage: NFC, no hidden characters, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(separators, ' ')
    .replace(hidden, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}

/** Normalises text for storage like `cleanLine`, keeping its line breaks. */
export function cleanText(text: string): string {
  return text
    .split(anyLineBreak)
    .map((line) => line.replace(separatorsInLine, ' ').replace(hidden, '').trimEnd())
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

/** Cuts a text between words to at most `length` characters plus an ellipsis. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\p{P}]+$/u, '')}…`
}
