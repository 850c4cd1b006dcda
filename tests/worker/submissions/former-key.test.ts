import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasKeyProof } from '#db/privacy/key-proof'
import { openKeyring } from '#db/privacy/keyring'
import { watchMail } from '../../support/forms/mails'
import { beginChange } from '../../support/forms/requests'
import { readDataSecrets } from '../../support/secret'
import { openSite, type Site } from '../../support/site'

const { encryption: former, hash } = readDataSecrets()
const encryption = Buffer.alloc(32, 3).toString('base64')

let site: Site
let mailbox: ReturnType<typeof watchMail>
beforeAll(async () => {
  // The samples are encrypted with the machine's own key.
  const vars = { DATA_KEY: encryption, DATA_KEY_FORMER: former }
  site = await openSite({ vars, samples: true })
  mailbox = watchMail(site)
})
afterAll(async () => {
  await site.close()
})

it('while its key is replaced the site reads what the former one locked', async () => {
  const sample = { locale: 'en', reference: 'INFO-1234', email: 'visitor@example.com' } as const
  const { code } = await beginChange(site, mailbox, sample, 'withdraw')
  expect(code).toMatch(/^\d{6}$/)
})

it('cron keeps a proof of the new key, which no other opens', async () => {
  await site.cron()
  const { OUTBOX } = await site.env()
  const prove = async (key: string) =>
    hasKeyProof(OUTBOX, await openKeyring({ encryption: key, hash }))
  expect([await prove(encryption), await prove(former)]).toEqual([true, false])
})
