/** Path of a snapshot payload among the static assets; a query becomes part of the file's name. */
export function snapshotPath({ locale, name }: { locale: string; name: string }): string {
  return `/snapshot/${locale}/${name.replace(/[^\w./-]+/g, '_')}.json`
}
