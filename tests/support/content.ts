import { readContent, type SeedContent } from '#db/seed/read-content'

let known: SeedContent | undefined

/** The editors' content, read once for all files of a test process; nobody changes it. */
export function siteContent(): SeedContent {
  known ??= readContent('db/content')
  return known
}
