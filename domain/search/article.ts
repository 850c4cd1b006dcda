/** The Arabic article at the beginning of a folded word. */
export const article = /^(?:ال|لل)(?=..)/u

/** A name with its Latin article joined and apart: Aldamer and Al damer, Al Jawf and Aljawf. */
export function articleForms(name: string): string[] {
  const apart = name.replace(/\bAl(?=[a-z]{3})/g, 'Al ')
  const joined = name.replace(/\bAl[ -](?=\p{L})/gu, 'Al')
  return [apart, joined].filter((form) => form !== name)
}
