/**
 * The token with one character changed, always for another one. A negative index counts from the
 * end; -1 is no use, since the last character of base64url can hold bits that no byte has.
 */
export const forgeToken = (token: string, index: number): string => {
  const at = index < 0 ? token.length + index : index
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
}
