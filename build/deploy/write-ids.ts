import type { Environment } from './steps.ts'

/** The id of a database or namespace by its binding. */
export type StoreIds = ReadonlyMap<string, string>

const idNames = { d1_databases: 'database_id', kv_namespaces: 'id' } as const

/**
 * Writes ids into the tables of an environment of a wrangler.toml, line by line, so that comments and
 * order stay. Throws if the file has no such table.
 */
export function writeIds(
  toml: string,
  env: Environment,
  ids: Record<keyof typeof idNames, StoreIds>,
): string {
  const kinds = Object.entries(idNames) as [keyof typeof idNames, string][]
  return kinds.reduce((text, [kind, idName]) => {
    return [...ids[kind]].reduce((whole, [binding, id]) => {
      const head = `[[env.${env}.${kind}]]\nbinding = "${binding}"\n`
      const [before, after, ...others] = whole.split(head)
      if (before === undefined || after === undefined || others.length > 0) {
        throw new Error(`wrangler.toml has not one table ${kind} of ${env} that binds ${binding}`)
      }
      const line = new RegExp(`^(${idName} = )".*"$`, 'm')
      return before + head + after.replace(line, (_, name) => `${name}"${id}"`)
    }, text)
  }, toml)
}
