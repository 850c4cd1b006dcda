const encoder = new TextEncoder()
const maxOctets = 75

/** Escapes a text value of iCalendar and vCard (RFC 5545 3.3.11, RFC 2426 4). */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/**
 * Joins content lines of iCalendar and vCard with CRLF and folds them at 75 octets, never inside a
 * character (RFC 5545 3.1, RFC 2426 2.6).
 */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
