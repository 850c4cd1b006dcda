import { expect, it } from 'vitest'
import { loginProblems } from '#domain/site/login-problems'
import { officers, prepareStaffSite } from '../support/auth/staff-site'
import { mainOf } from '../support/html'
import { origin } from '../support/site'

const opened = prepareStaffSite({ faulty: true })

it('a form of the desk whose write hangs is answered as unavailable', async () => {
  const { cookies } = await opened.enter(officers.reem)
  const response = await opened.site.ask('/staff', {
    method: 'POST',
    body: 'do=assign&pick=TECH-1000000026',
    headers: {
      origin,
      cookie: `__Host-session=${cookies.get('__Host-session')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-fault': 'd1.write=hang',
    },
  })
  expect(response.status).toBe(503)
})

it.each(['d1=hang', 'd1.write=hang*1', 'd1.write=fail:lost*1'])(
  'a logout under %s takes the session from the browser, and says that it may live on',
  async (fault) => {
    const { cookies } = await opened.enter(officers.reem)
    const cookie = `__Host-session=${cookies.get('__Host-session')}`
    const headers = { origin, cookie, 'x-fault': fault }
    const response = await opened.site.ask('/auth/logout', { method: 'POST', headers })
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-session=;.*max-age=0/i)
    const main = mainOf(await response.text())
    expect(main).toContain(loginProblems.notEnded.title.ar)
    if (fault === 'd1=hang') return
    // D1 answers again: the session ends after the response.
    const status = async () => (await opened.site.ask('/staff', { headers: { cookie } })).status
    await expect.poll(status, { timeout: 20_000 }).toBe(302)
  },
)
