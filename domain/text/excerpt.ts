/** Cuts a text between words to at most `length` characters plus an ellipsis. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\p{P}]+$/u, '')}…`
}
