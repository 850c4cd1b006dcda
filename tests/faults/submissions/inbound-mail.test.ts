import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../../support/files'
import { statusesOf } from '../../support/forms/requests'
import { type Asked, askSender, replyVariables } from '../../support/mail/correspondence'
import { composeMessage } from '../../support/mail/raw-message'
import { type MailServer, openMailServer } from '../../support/mail/smtp-server'
import { readRows } from '../../support/rows'
import { type Bench, openBench } from '../harness/bench'

let server: MailServer
let bench: Bench
beforeAll(async () => {
  server = await openMailServer()
  bench = await openBench(replyVariables(server.port))
})
afterAll(async () => {
  await bench.site.close()
  await server.close()
})

const text = 'The canary registration is 1010101010.'

function compose({ email: from, replyTo: to }: Asked, id: string, faults?: string) {
  const files = [
    { type: 'application/pdf', fileName: 'a.pdf', content: makePdf(), encoding: 'base64' as const },
  ]
  const fields = faults ? [`X-Fault: ${faults}`] : []
  return {
    from,
    to,
    raw: composeMessage({
      from,
      to,
      id,
      fields,
      files,
      texts: [{ type: 'text/plain', content: text }],
    }),
  }
}

it.each(['d1=fail', 'd1.write=fail', 'd1=hang', 'bucket=fail', 'd1.write=lose*1'])(
  'with %s the sending server is asked to try again, and then the reply is stored once',
  async (faults) => {
    const asked = await askSender(bench.site, server, 'en', 'needs_information')
    const id = `${asked.reference}@sender.example`
    const first = await bench.site.deliver(compose(asked, id, faults))
    expect(first).toMatchObject({ outcome: 'exception', forwards: [] })
    expect(first.rejectReason).toBeUndefined()
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await bench.site.deliver(compose(asked, id))).toMatchObject({
        outcome: 'ok',
        forwards: [],
      })
    }
    expect(await statusesOf(bench.site, asked)).toEqual([
      'received',
      'needs_information',
      'in_review',
    ])
    const sql = 'SELECT count(*) AS total FROM additions WHERE reference = ?'
    expect(await readRows(bench.site, sql, asked.reference)).toEqual([{ total: 1 }])
    const { ATTACHMENTS } = await bench.site.env()
    const { objects } = await ATTACHMENTS.list()
    const [row] = await readRows(
      bench.site,
      "SELECT form || '/' || idempotency_key || '/' || digest || '/' AS folder FROM submissions WHERE reference = ?",
      asked.reference,
    )
    expect(objects.filter(({ key }) => key.startsWith(String(row?.folder)))).toHaveLength(1)
    const lines = JSON.stringify(await bench.site.log())
    expect(lines).toContain('"inbound')
    expect(lines).not.toMatch(/canary|1010101010|example\.com/)
  },
)
