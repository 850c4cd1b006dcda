/**
 * Replaces one character of a token by a different one. A negative index counts from the end; do
 * not use -1, because the last base64url character may hold bits that decode to nothing.
 */
export const forgeToken = (token: string, index: number): string => {
  const at = index < 0 ? token.length + index : index
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
}
