import { expect, it } from 'vitest'
import { roles } from '#domain/access/permissions'
import { moderationSections } from '#domain/staff/moderation'
import { mayOpen, type StaffRouteName, staffPath, staffRoutes } from '#domain/staff/staff-routes'
import { prepareStaffSite } from '../../support/auth/staff-site'
import { notes, path as ticket } from '../../support/auth/ticket-bench'
import { findUnstyled, readStyledClasses } from '../../support/page-style'
import { elementsOf } from '../../support/tree'

const opened = prepareStaffSite()
const styled = readStyledClasses()
// Styled in a list of public pages alone: elsewhere a date looks like its text.
styled.delete('hijri')
const names = Object.keys(staffRoutes) as StaffRouteName[]

/** Every page of the desk that a role opens, and the states that only a form leads to. */
function pathsOf(name: StaffRouteName): string[] {
  if (name === 'ticket') return [ticket]
  if (name === 'entry') return [staffPath(name, 'service/join-framework-agreement')]
  if (name === 'picture') return [staffPath(name, 'warehouse')]
  if (name === 'newsletterIssue') return [staffPath(name, '2026-11')]
  if (name === 'document') return [staffPath(name, 'agreements-on-one-page')]
  const { path } = staffRoutes[name]
  return name === 'moderation'
    ? moderationSections.map((section) => `${path}?section=${section}`)
    : [path]
}

it.each(roles)('every class that the desk of a %s uses has its rules in the page', async (role) => {
  const browser = await opened.enter({ sub: `styled-${role}`, name: role, roles: [role] })
  const open = names.filter((name) => mayOpen([role], name))
  expect(open.length).toBeGreaterThan(0)
  for (const path of open.flatMap(pathsOf)) {
    const responses = [await browser.open(path)]
    if (path === ticket) responses.push(await browser.post(path, { do: 'preview', ...notes }))
    for (const response of responses) {
      const elements = elementsOf(await response.text())
      expect(elements.length).toBeGreaterThan(50)
      expect([path, ...findUnstyled({ elements }, styled)]).toEqual([path])
    }
  }
})
