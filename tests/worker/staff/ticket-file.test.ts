import { describe, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { makePdf } from '../../support/files'
import { sendInvitation } from '../../support/forms/attachments'
import { mainOf } from '../../support/html'
import { readRows } from '../../support/rows'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)

describe('an attached file', () => {
  it('says what it may contain and is a download that no browser runs', async () => {
    const bytes = makePdf('/JavaScript (x) /Names << /EmbeddedFiles 4 0 R >> ')
    const invitation = routePath('invitation', 'en')
    const sent = await sendInvitation(opened.site, invitation, [{ name: 'a.pdf', bytes }])
    expect(sent.status).toBe(303)
    const [row] = await readRows(
      opened.site,
      'SELECT reference FROM submissions WHERE idempotency_key = ?',
      sent.fields.idempotencyKey,
    )
    const page = `/staff/requests/${row?.reference}`
    // The first page of a cold site may exceed its deadline on a busy machine.
    await expect.poll(async () => (await reem.open(page)).status, { timeout: 30_000 }).toBe(200)
    const ar = mainOf(await (await reem.open(page)).text())
    expect(ar).toContain('قد يكون فيه: برنامج نصي، ملف مضمَّن. افتحه بحذر.')
    const en = mainOf(await (await reem.open(`/en${page}`)).text())
    expect(en).toContain('It may contain: a script, an embedded file. Open it with care.')
    const { status, headers } = await reem.open(`${page}/files/1`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a.pdf"/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/)
  })
})
