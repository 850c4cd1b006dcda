import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSiteProblems } from '../../../build/deploy/smoke'
import { openSite, origin, type Site } from '../../support/site'

const login = 'trial:كلمة-السر'
const withLogin = (text: string) => ({
  headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` },
})

describe('a copy for trials', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ vars: { CLOSED_BY: 'basic', SITE_LOGIN: login } })
  })
  afterAll(() => site.close())

  it.each(['/', '/en/services', '/api/v1/datasets', '/sitemap.xml', '/staff'])(
    'shows %s to nobody without its login',
    async (path) => {
      for (const init of [{}, withLogin('trial:other'), withLogin('trial:'), withLogin(':')]) {
        const answer = await site.ask(path, init)
        expect([answer.status, await answer.text()]).toEqual([401, 'Login required\n'])
        expect(answer.headers.get('www-authenticate')).toContain('Basic')
      }
    },
  )

  it('answers as the site does with its login, and tells search engines to stay away', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await site.ask('/en/services', withLogin(login))
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([
        200,
        'noindex, nofollow',
      ])
      expect(await answer.text()).toContain('<h1')
    }
    const robots = await site.ask('/robots.txt')
    expect([robots.status, await robots.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect((await site.ask('/healthz/live')).status).toBe(200)
  })

  it('is found sound by the smoke test with its login alone', async () => {
    const at = (await site.address()).origin
    expect(await findSiteProblems(origin, at, login)).toEqual([])
    expect(await findSiteProblems(origin, at)).toHaveLength(9)
    expect(await findSiteProblems('https://www.authority.gov.sa', at, login)).toContain(
      `/ says that its address is ${origin}/`,
    )
  })
})

it('a closed copy without its secret shows nothing', async () => {
  const site = await openSite({ vars: { CLOSED_BY: 'basic' } })
  for (const init of [{}, withLogin(':'), withLogin('undefined:')]) {
    expect((await site.ask('/', init)).status).toBe(401)
  }
  await site.close()
})
