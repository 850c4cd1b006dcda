/**
 * C0 and C1 controls, bidi marks, overrides and isolates, annotations, and what has no width save
 * the two joiners.
 */
const hidden =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu
const manyMarks = /\p{M}{9}/u
/** Anything but spaces, marks and characters that draw nothing (the Braille blank is one). */
const ink = /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{Cc}\u2800]/u

/** Arabic-Indic and Persian digits as Latin ones, everything else as it is. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** One line as it is stored: NFC, nothing hidden in it, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(hidden, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}

/** Running text as it is stored: as `cleanLine`, with its line breaks kept. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll('\t', ' ').replace(hidden, '').trimEnd())
    .join('\n')
    .trim()
    .normalize('NFC')
}

/** Whether text can be stored and shown: no half characters, no towers of marks. */
export function isSound(text: string): boolean {
  return text.isWellFormed() && !manyMarks.test(text)
}

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return !ink.test(text)
}
