import { describe, expect, it } from 'vitest'
import { isAuthentic } from '#worker/inbound-mail/authentication'
import { passed } from '../../support/mail/raw-message'

const sender = 'noura@visitor.example'
const domain = 'visitor.example'
const field = (value: string, key = 'authentication-results') => ({ key, value })
const platform = (results: string) => field(`mx.cloudflare.net; ${results}`)
const dmarc = (result: string, from = domain) => `dmarc=${result} header.from=${from}`
const dkim = (signer: string, result = 'pass') => `dkim=${result} header.d=${signer} header.s=s1`
const spf = `spf=pass (mx.cloudflare.net: domain of ${sender} designates 192.0.2.1 as permitted sender) smtp.mailfrom=${sender}`

const isTaken = (...fields: { key: string; value: string }[]) => isAuthentic(fields, sender, domain)

describe('a message is authentic', () => {
  it.each([
    ['if DMARC passes for the domain of From', platform(passed(sender).replaceAll('\r\n\t', ' '))],
    ['whatever SPF says', platform(`${dmarc('pass')}; spf=fail smtp.mailfrom=x@elsewhere.example`)],
    [
      'if a domain without a policy has signed',
      platform(`${dkim(domain)}; ${dmarc('none')}; ${spf}`),
    ],
    [
      'in any letter case',
      field(`MX.Cloudflare.Net; DMARC=PASS Header.From=${domain.toUpperCase()}`),
    ],
  ])('%s', (_, result) => {
    expect(isTaken(field('by cloudflare-email.net', 'received'), result)).toBe(true)
  })

  it('if a parent domain without a policy has signed', () => {
    const results = platform(`${dkim(domain)}; ${dmarc('none', `mail.${domain}`)}`)
    expect(isAuthentic([results], `noura@mail.${domain}`, `mail.${domain}`)).toBe(true)
  })
})

describe('a message is not authentic', () => {
  it.each([
    ['without results', []],
    ['if DMARC fails', [platform(`${dkim('other.example')}; ${dmarc('fail')}; ${spf}`)]],
    ['if DMARC passes for another domain', [platform(dmarc('pass', 'other.example'))]],
    [
      'if another domain has signed',
      [platform(`${dkim('other.example')}; ${dmarc('none')}; ${spf}`)],
    ],
    ['if the signature is wrong', [platform(`${dkim(domain, 'fail')}; ${dmarc('none')}; ${spf}`)]],
    ['if SPF alone passes', [platform(`${dmarc('none')}; ${spf}`)]],
    ['if there is no result of DMARC', [platform(`${dkim(domain)}; ${spf}`)]],
    ['by the results of another server', [field(`mx.sender.example; ${dmarc('pass')}`)]],
    [
      'by results that the sender brought below those of the platform',
      [platform(`${dmarc('fail')}; ${spf}`), platform(dmarc('pass'))],
    ],
    [
      'by results of the platform’s name below those of another server',
      [field(`mx.relay.example; ${dmarc('fail')}`), platform(dmarc('pass'))],
    ],
    [
      'by another field',
      [field(`i=1; mx.cloudflare.net; ${dmarc('pass')}`, 'arc-authentication-results')],
    ],
    ['by words in a comment', [platform(`spf=none (x; ${dmarc('pass')}; y) smtp.helo=a`)]],
    [
      'by a second result, from a name that the sender has chosen',
      [platform(`${dmarc('none')}; spf=none smtp.helo=x; ${dmarc('pass')}`)],
    ],
    [
      'by a signature that stands in such a name',
      [platform(`${dmarc('none')}; spf=none smtp.helo=x; ${dkim(domain)}`)],
    ],
    [
      'by a selector that looks like a domain',
      [platform(`dkim=pass header.d=evil.example header.s=x header.d=${domain}; ${dmarc('none')}`)],
    ],
  ])('%s', (_, fields) => {
    expect(isTaken(...fields)).toBe(false)
  })

  it.each(['"x; dmarc=pass"@evil.example', 'a(b@evil.example', 'a b@evil.example', ''])(
    'if the envelope is from %s, which could pass for a part of the field',
    (mailFrom) => {
      expect(isAuthentic([platform(dmarc('pass'))], mailFrom, domain)).toBe(false)
    },
  )
})
