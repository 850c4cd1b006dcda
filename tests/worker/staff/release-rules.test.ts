import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { problemTexts } from '#domain/site/problem'
import {
  createReleaseBench,
  fieldOf,
  moderation,
  record,
  reference,
  senderName,
  slug,
  ticket,
} from '../../support/auth/release-bench'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { findTag, mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 10_000 })
const { reset, release, entriesOf, send, openDraft } = createReleaseBench(opened)
beforeEach(reset)

describe('a draft', () => {
  it('that names its sender is refused', async () => {
    const officer = await opened.enter(officers.reem)
    const sent = await send(officer, { answerAr: `أجبنا ${senderName} في ما طلبه.` })
    expect([sent.status, await release()]).toEqual([422, undefined])
    expect(mainOf(await sent.text())).toContain(translators.ar('deskReleases.issues.sender'))
  })

  it('begins with the answer that was sent', async () => {
    const officer = await opened.enter(officers.reem)
    const html = await (await officer.open(ticket)).text()
    expect(html).toContain(
      '>لا تحتفظ الهيئة بهذه المحاضر؛ اطلبها من الجهة التي تتبعها اللجنة.</textarea>',
    )
    expect(html).toContain('The authority does not hold these minutes')
    expect(html).toMatch(/<option value="refused" selected=""/)
  })

  it('is published by another than its author alone', async () => {
    const supervisor = await opened.enter(officers.supervisor)
    expect((await send(supervisor)).status).toBe(303)
    const html = await (await supervisor.open(moderation)).text()
    expect(mainOf(html)).toContain(translators.ar('deskModeration.release.own'))
    expect(findTag(html, 'button', { value: 'publish' })).toBeUndefined()
    const fields = { do: 'publish', reference, version: fieldOf(html, 'version') }
    const sent = await supervisor.post(moderation, fields)
    expect([sent.status, (await release())?.status]).toEqual([409, 'draft'])
    expect(mainOf(await sent.text())).toContain(
      translators.ar('deskModeration.release.conflicts.own'),
    )
    const moderator = await opened.enter(officers.moderator)
    expect((await moderator.post(moderation, fields)).status).toBe(303)
  })

  it('that was published is withdrawn: 410, and gone from log, feed, API and site map', async () => {
    const { moderator, fields } = await openDraft()
    expect((await moderator.post(moderation, { do: 'publish', ...fields })).status).toBe(303)
    const withdraw = (reason: string) =>
      moderator.post(moderation, { do: 'withdraw', slug, reason })
    const listed = mainOf(await (await moderator.open(moderation)).text())
    expect(listed).toContain(translators.ar('deskModeration.release.withdraw'))
    const unexplained = await withdraw(' ')
    expect(unexplained.status).toBe(422)
    const html = await unexplained.text()
    expect(mainOf(html)).toContain(translators.ar('deskModeration.release.withdrawMissing'))
    expect(await findMarkupErrors(html)).toEqual([])
    await opened.site.renew()
    const lists = [
      '/open-data/disclosure-log',
      '/open-data/disclosure-log/feed.xml',
      '/sitemap.xml',
    ]
    const addresses = [...lists, '/api/v1/disclosures?limit=50']
    const naming = async () => {
      const texts = addresses.map(async (path) => (await opened.site.ask(path)).text())
      return (await Promise.all(texts)).map((text) => text.includes(slug))
    }
    expect(await naming()).toEqual([true, true, true, true])
    const sent = await withdraw('ورد اسم في الجواب')
    expect(sent.headers.get('location')).toBe(`${moderation}&done=withdrawn`)
    expect((await entriesOf('release.withdrawn')).at(-1)).toMatchObject({
      role: 'moderator',
      subject: reference,
      after: `{"status":"withdrawn","slug":"${slug}"}`,
    })
    await opened.site.renew()
    for (const locale of locales) {
      const gone = await opened.site.ask(localPath(record, locale))
      expect(gone.status).toBe(410)
      expect(mainOf(await gone.text())).toContain(problemTexts[410].title[locale])
      const payload = await opened.site.ask(`${localPath(record, locale)}/_payload.json`)
      expect(payload.status).toBe(410)
    }
    expect((await opened.site.ask(`${record}-never`)).status).toBe(404)
    expect((await opened.site.ask(`/api/v1/disclosures/${slug}`)).status).toBe(404)
    expect(await naming()).toEqual([false, false, false, false])
    expect((await withdraw('مرة أخرى')).status).toBe(409)
    const officer = await opened.enter(officers.reem)
    const main = mainOf(await (await officer.open(ticket)).text())
    expect(main).toContain('ورد اسم في الجواب')
  })
})
