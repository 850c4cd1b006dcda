import { expect, it } from 'vitest'
import { officers, prepareStaffSite } from '../support/auth/staff-site'
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
