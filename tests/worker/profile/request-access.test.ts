import { beforeEach, describe, expect, it } from 'vitest'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember } from '../../support/auth/member'
import { openAction, requestPath, runOn, statusOn, waiting } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { mainOf } from '../../support/html'
import { origin } from '../../support/site'

const opened = prepareLoginSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const unknown = 'INFO-9999999990'
const information = 'السجل التجاري 1010101010، وشهادة التصنيف من الدرجة الثالثة.'

const statusOf = (reference: string) => statusOn(opened.site, reference)
const run = (statement: string) => runOn(opened.site, statement)

describe('a request', () => {
  it.each([
    ['of another address', waiting, { sub: 'another', email: 'another@example.com' }],
    ['of an address that is not verified', waiting, { sub: 'unverified', email_verified: false }],
    [
      'of an address about whose verification nothing is said',
      waiting,
      { sub: 'silent', email_verified: undefined },
    ],
    ['that does not exist', unknown, {}],
  ])('%s is not found, read or changed', async (_, reference, claims) => {
    const owner = await createMember(opened)
    const fields = await openAction(owner, requestPath(waiting), 'withdraw')
    const browser = await createMember(opened, claims)
    const page = await browser.open(requestPath(reference, 'en'))
    const html = await page.text()
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    expect(mainOf(html)).toContain(`Page Not Found: ${requestPath(reference, 'en')}`)
    expect(mainOf(html)).not.toContain('متى تُفتح')
    expect((await browser.open(`${requestPath(reference)}/_payload.json`)).status).toBe(404)
    expect((await browser.post(requestPath(reference), fields)).status).toBe(404)
    expect(await statusOf(waiting)).toBe('needs_information')
  })

  it('is changed by nobody from another site, and by no disabled account', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting)
    const fields = await openAction(browser, path, 'withdraw')
    expect((await browser.post(path, fields, 'https://other.example')).status).toBe(403)
    await run(`UPDATE accounts SET disabled_at = 1`)
    expect((await browser.open(path)).status).toBe(403)
    expect((await browser.post(path, fields)).status).toBe(403)
    expect(await statusOf(waiting)).toBe('needs_information')
  })

  it.each([
    ['an unknown form', { form: 'other' }, 400],
    ['an unknown action', { action: 'answered' }, 400],
    ['a malformed key', { idempotencyKey: 'x' }, 400],
    ['an action that its status does not allow', { action: 'reopen' }, 422],
    ['an older version', { version: '1' }, 422],
  ])('refuses %s', async (_, changed, status) => {
    const browser = await createMember(opened)
    const fields = await openAction(browser, requestPath(waiting), 'withdraw')
    const refused = await browser.post(requestPath(waiting), { ...fields, ...changed })
    expect(refused.status).toBe(status)
    expect(await statusOf(waiting)).toBe('needs_information')
  })

  it.each([
    ['/profile/requests/info-1234', '/profile/requests/INFO-1234'],
    ['/en/Profile/Requests/Info-1234/', '/en/profile/requests/INFO-1234'],
  ])('has one address: %s', async (path, canonical) => {
    const moved = await opened.site.ask(path)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, canonical])
  })

  it.each(['/profile/requests/1234', '/profile/requests/INFO-12', '/profile/requests/INFO-1234/x'])(
    'is not at %s',
    async (path) => {
      expect((await opened.site.ask(path)).status).toBe(404)
    },
  )

  it('answers a program with JSON', async () => {
    const browser = await createMember(opened)
    const fields = await openAction(browser, requestPath(waiting), 'inform')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const send = (more: object) =>
      opened.site.ask(requestPath(waiting), {
        method: 'POST',
        headers: { origin, cookie, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, ...more }),
      })
    expect((await send({ information, other: '' })).status).toBe(422)
    const wrong = await send({ information: '' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { form: { issues: [{ field: 'information' }] } },
    ])
    const right = await send({ information })
    expect([right.status, await right.json()]).toEqual([
      201,
      { location: `${requestPath(waiting)}?done=inform` },
    ])
  })
})
