import { expect, it } from 'vitest'
import { createBrowser } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'

const reads = 4
const opened = prepareLoginSite({ reads })

it.each(['/profile', '/profile/_payload.json', '/en/profile/requests/INFO-1234'])(
  'a client that opens %s too often gets 429 with a time to wait',
  async (path) => {
    const browser = createBrowser(opened.site)
    // An unknown session is looked up in D1 as well.
    browser.cookies.set('__Host-session', 'A'.repeat(22))
    const statuses: number[] = []
    // Twice the limit and more: its window may end meanwhile.
    for (let turn = 0; turn < 2 * reads + 2; turn += 1) {
      statuses.push((await browser.open(path)).status)
    }
    expect(statuses[0]).not.toBe(429)
    expect(statuses).toContain(429)
  },
)
