export interface LinkTextPart {
  text: string
  /** Where the part leads; undefined for plain text. */
  href?: string
}

const link = /(https?:\/\/[^\s<>"'«»“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi
/** Punctuation that ends the sentence, not the address. */
const ending = /[.,;:!?…،؛؟)\]}]+$/

/** A closing bracket belongs to an address that has an opening one. */
function trimEnding(address: string): string {
  const trimmed = address.replace(ending, '')
  return trimmed.includes('(') && address[trimmed.length] === ')' ? `${trimmed})` : trimmed
}

function hrefOf(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return `mailto:${address}`
  const url = URL.parse(address)
  return url && url.username === '' && url.hostname.includes('.') ? url.href : undefined
}

/** Splits a text into plain parts, web addresses (`http` and `https` alone) and e-mail addresses. */
export function splitLinks(text: string): LinkTextPart[] {
  return text.split(link).flatMap((part, at): LinkTextPart[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ text: part }]
    const address = trimEnding(part)
    const href = hrefOf(address)
    const rest = part.slice(address.length)
    return [href ? { text: address, href } : { text: address }, ...(rest ? [{ text: rest }] : [])]
  })
}
