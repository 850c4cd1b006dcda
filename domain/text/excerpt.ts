/** The beginning of a text in at most so many characters, cut between words. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s\p{P}]+$/u, '')}…`
}
