import { describe, expect, it } from 'vitest'
import { indexedKinds } from '#db/search/entry-documents'
import { type Body, kinds } from '#domain/content/kinds'
import { ticketKinds } from '#domain/forms/support'
import { collections } from '#domain/resources/registry'
import { routeNames } from '#domain/site/routes'
import { kindOf } from '#worker/routing/record-routes'
import { siteContent } from '../../support/content'

const kind = 'answer-template'
const templates = siteContent().rows.filter((row) => row.kind === kind)
// The rows were parsed by the schema of their kind.
const bodies = templates.map(({ body }) => body as Body<typeof kind>)

describe('the answer templates', () => {
  it('have one for each kind of ticket but the newsletter, in both languages', () => {
    expect(templates.length).toBeGreaterThanOrEqual(20)
    const covered = new Set<string>(bodies.flatMap((body) => body.kinds))
    expect([...covered].sort()).toEqual(ticketKinds.filter((one) => one !== 'NEWS').toSorted())
  })

  it('put no name of a sender into a note, which is stored as it is', () => {
    expect(bodies.filter(({ text }) => text.includes('{{name}}'))).toEqual([])
  })

  it('are on no page, in no search, in no collection of the API and on no site map', () => {
    expect(Object.keys(kinds)).toContain(kind)
    expect(indexedKinds).toContain('service')
    expect(indexedKinds).not.toContain(kind)
    expect(collections.map((one) => one.kind)).not.toContain(kind)
    const routed = routeNames.map(kindOf)
    expect(routed).toContain('service')
    expect(routed).not.toContain(kind)
  })
})
