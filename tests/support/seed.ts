import { buildSeed } from '#db/seed/seed'

let known: string[] | undefined

/** The content's statements, made once: they take seconds, in which an idle connection is closed. */
export function readSeed(): string[] {
  known ??= buildSeed().statements
  return known
}
