import { describe, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { sendInvitation } from '../../support/forms/attachments'
import { readRows } from '../../support/rows'
import { isSoak } from '../../support/sample'
import {
  cleanFile,
  infectedFile,
  openClamd,
  openHttpScanner,
  type Scanner,
  signature,
} from '../../support/scanners'
import { openSite } from '../../support/site'
import { readVariables } from '../../support/variables'

/** The states of a clean file and one with a virus, after a run of the jobs. */
async function scanBoth(scanner: Scanner, vars: Record<string, string> = {}) {
  const site = await openSite({ vars: { SCAN_URL: scanner.url, ...vars } })
  try {
    const path = routePath('invitation', 'en')
    const sent = await sendInvitation(site, path, [cleanFile, infectedFile])
    expect(sent.status).toBe(303)
    await site.cron()
    return await readRows(site, 'SELECT state, signature FROM attachment_scans ORDER BY name')
  } finally {
    await site.close()
    await scanner.close()
  }
}

const results = [
  { state: 'clean', signature: null },
  { state: 'refused', signature },
]
const waiting = { state: 'waiting', signature: null }

describe('a scanner over HTTP', () => {
  it('gets each file with the token of the site', async () => {
    const scanner = await openHttpScanner('secret')
    expect(await scanBoth(scanner, { SCAN_TOKEN: 'secret' })).toEqual(results)
  })

  it('that refuses the token has scanned nothing', async () => {
    const scanner = await openHttpScanner('secret')
    expect(await scanBoth(scanner, { SCAN_TOKEN: 'other' })).toEqual([waiting, waiting])
  })
})

it.runIf(isSoak)('clamd finds a signature in an attachment', async () => {
  expect(await scanBoth(await openClamd())).toEqual(results)
})

it.each(['clamd://scanner.example:3310', 'http://scanner.example/scan', 'clamd://172.32.0.1'])(
  'the address %s is refused: files would cross the network unencrypted',
  (SCAN_URL) => {
    expect(readVariables({ SCAN_URL: 'clamds://scanner.example' }).scanner).toMatchObject({
      isSecure: true,
    })
    expect(readVariables({ SCAN_URL: 'clamd://10.0.0.5' }).scanner).toMatchObject({
      address: { port: 3310 },
    })
    expect(() => readVariables({ SCAN_URL })).toThrow('SCAN_URL')
  },
)
