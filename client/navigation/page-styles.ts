import { loadSheet } from './load-sheet'

const urls = import.meta.glob<string>(['../styles/*.css', '!../styles/desk*.css'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const loads = new Map<string, Promise<void>>()

function load(name: string): Promise<void> {
  const url = urls[`../styles/${name}.css`]
  const loading = url ? loadSheet(url) : Promise.reject(new Error(`no style sheet ${name}`))
  loading.catch(() => loads.delete(name))
  loads.set(name, loading)
  return loading
}

/** Loads the sheets of a page, except those of the first document; each only once. */
export async function loadStyles(
  needed: readonly string[],
  loaded: readonly string[],
): Promise<void> {
  const missing = needed.filter((name) => !loaded.includes(name))
  await Promise.all(missing.map((name) => loads.get(name) ?? load(name)))
}
