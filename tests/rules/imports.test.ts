import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

type Room = 'domain' | 'db' | 'client' | 'worker'
const rooms: readonly Room[] = ['domain', 'db', 'client', 'worker']

/** Which rooms a room may import from (architecture: imports run one way). */
const allowed: Record<Room, readonly Room[]> = {
  domain: ['domain'],
  db: ['db', 'domain'],
  client: ['client', 'domain'],
  worker: ['worker', 'domain', 'db', 'client'],
}

/** Inside the client: a part may import from its own floor and the floors under it. */
const floors = ['ui', 'forms', 'widgets', 'layouts', 'pages']
const foundations = ['client/i18n.ts']

interface Import {
  from: string
  to: string
  spelled: string
}

const statement = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

function resolve(from: string, spelled: string): string | null {
  if (spelled.startsWith('#')) return spelled.slice(1)
  if (spelled.startsWith('.'))
    return relative('.', join(dirname(from), spelled))
      .split(sep)
      .join('/')
  return null
}

function readImports(): Import[] {
  return globSync(`{${rooms.join()}}/**/*.{ts,tsx}`).flatMap((file) => {
    const from = file.split(sep).join('/')
    return [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, spelled = '']) => {
      const to = resolve(from, spelled)
      return to ? [{ from, to, spelled }] : []
    })
  })
}

const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`))
const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(`client/${floor}/`))
const tell = ({ from, spelled }: Import) => `${from} imports ${spelled}`
const imports = readImports()

describe('the rooms', () => {
  it('import one way only', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)]
      return own && other && !allowed[own].includes(other)
    })
    expect(wrong.map(tell)).toEqual([])
  })

  it('take of the client nothing but its renderer into the worker', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('worker/') && to.startsWith('client/') && to !== 'client/render',
    )
    expect(wrong.map(tell)).toEqual([])
  })

  it('write # between rooms and relative paths inside one', () => {
    const wrong = imports.filter(({ from, to, spelled }) =>
      roomOf(from) === roomOf(to) ? spelled.startsWith('#') : spelled.startsWith('.'),
    )
    expect(wrong.map(tell)).toEqual([])
  })

  it('keep the floors of the client in order', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [floorOf(from), floorOf(to)]
      if (own < 0 || foundations.includes(`${to}.ts`)) return false
      return other < 0 ? /^client\/(?:entry|render|router|root|document)/.test(to) : other > own
    })
    expect(wrong.map(tell)).toEqual([])
  })

  it('read no environment outside worker/env.ts and no console outside worker/log.ts', () => {
    const readers = globSync('{domain,client,worker}/**/*.{ts,tsx}').filter((file) =>
      /process\.env|console\.\w+\(/.test(readFileSync(file, 'utf8')),
    )
    expect(readers.map((file) => file.split(sep).join('/'))).toEqual([])
  })
})
