import { expect, it } from 'vitest'
import { ticketKinds } from '#domain/forms/support'
import { matchStaffRoute, staffPath } from '#domain/staff/staff-routes'

it.each(ticketKinds)('a ticket of the kind %s has a page, in any letter case', (kind) => {
  const reference = `${kind}-1000000018`
  const match = { name: 'ticket', reference }
  expect(matchStaffRoute(staffPath('ticket', reference))).toEqual(match)
  expect(matchStaffRoute(`/Staff/requests/${reference.toLowerCase()}/`)).toEqual(match)
})

it.each([
  '/staff/requests',
  '/staff/requests/FOI',
  '/staff/requests/1',
  '/staff/requests/INFO-1/2',
])('%s is no page', (path) => expect(matchStaffRoute(path)).toBe(null))
