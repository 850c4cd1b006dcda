/** Stores and services that fail. */
export type FailureGroup = 'd1' | 'kv' | 'r2' | 'mail' | 'login' | 'scanner' | 'other'

/** By the code that a store gives, whatever called it. */
const codes: readonly [RegExp, FailureGroup][] = [
  [/^D1_/, 'd1'],
  [/^KV /, 'kv'],
  [/^(?:E|SMTP)_/, 'mail'],
]
const parts: readonly [RegExp, FailureGroup][] = [
  [/^(?:d1\.|health\.(?:d1|mail|search|jobs)$)/, 'd1'],
  [/^(?:kv\.|outbox\.|health\.(?:kv|outbox)$)/, 'kv'],
  [/^(?:attachments|datasets|media|audit|logs|copies)\./, 'r2'],
  [/^mail\./, 'mail'],
  [/^login\./, 'login'],
  [/^scan$/, 'scanner'],
]

/** What failed, by the code of an error and the part of the worker that met it. */
export function failureGroupOf({ part, code }: { part: string; code: string }): FailureGroup {
  const find = (list: readonly [RegExp, FailureGroup][], text: string) =>
    list.find(([pattern]) => pattern.test(text))?.[1]
  return find(codes, code) ?? find(parts, part) ?? 'other'
}
