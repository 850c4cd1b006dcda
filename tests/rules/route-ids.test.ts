import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routeNames, routeOf } from '#domain/site/routes'

describe('ids of routes', () => {
  const ids = routeNames.map((name) => routeOf(name).id)

  it('are those that feedback is stored under', () => {
    // The build adds the id of a new route. A renamed route keeps its former name as its id.
    const stored = readFileSync('domain/site/route-ids.txt', 'utf8').trimEnd().split('\n')
    expect(stored.length).toBeGreaterThan(60)
    expect(ids.toSorted()).toEqual(stored)
  })

  it('are used once', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })
})
