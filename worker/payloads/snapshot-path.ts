/** Path of a snapshot payload among the static assets. */
export function snapshotPath({ locale, name }: { locale: string; name: string }): string {
  return `/snapshot/${locale}/${name}.json`
}
