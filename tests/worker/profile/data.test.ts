import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { openKeyring } from '#db/privacy/keyring'
import { encryptPerson } from '#db/privacy/personal-fields'
import { fileAdditionalData, folderOf } from '#db/submissions/attachment-names'
import { locales, localPath } from '#domain/site/locale'
import { encodeText } from '#domain/text/encoding'
import { streamZip } from '#worker/profile/stream-zip'
import type { Browser } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember } from '../../support/auth/member'
import { runOn } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { mainOf, tagsOf } from '../../support/html'
import { countRows } from '../../support/rows'
import { readDataSecrets } from '../../support/secret'

const opened = prepareLoginSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const count = (table: string, where?: string) => countRows(opened.site, table, where)
const decoder = new TextDecoder()
const fileText = 'An attached sample.'
const message = 'متى تُفتح نافذة الانضمام القادمة'

/** An invitation of the member with one file, as the site stores it. */
async function attachFile(): Promise<void> {
  const { DB, ATTACHMENTS } = await opened.site.env()
  const keyring = await openKeyring(readDataSecrets())
  const owner = { form: 'invitation', key: 'sample-invitation', digest: 'digest' }
  const described = [{ name: 'خطاب.pdf', type: 'application/pdf', size: fileText.length }]
  const answers = { eventName: 'A sample event', attachments: described }
  const person = { email: 'Visitor@example.com', answers }
  const { email, emailHash, answers: encrypted } = await encryptPerson(keyring, owner, person)
  await DB.prepare(
    `INSERT INTO submissions (reference, form, idempotency_key, digest, kind, locale, status, email,
      email_hash, answers, privacy_version, created_at, updated_at)
     VALUES ('INVT-1000000013', ?, ?, ?, 'INVT', 'ar', 'received', ?, ?, ?, '1', 1, 1)`,
  )
    .bind(owner.form, owner.key, owner.digest, email, emailHash, encrypted)
    .run()
  const name = `${folderOf(owner)}1`
  const bytes = await keyring.encryptBytes(encodeText(fileText), fileAdditionalData(name))
  await ATTACHMENTS.put(name, bytes)
}

const readJson = async ({ open }: Browser) =>
  JSON.parse(await (await open('/profile/data.json')).text())

describe.each(locales)('a copy of my data, in %s', (locale) => {
  const t = translators[locale]
  const page = localPath('/profile/data', locale)

  it('is a page that nobody keeps', async () => {
    const browser = await createMember(opened)
    const response = await browser.open(page)
    const main = mainOf(await response.text())
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    for (const text of ['INFO-1234', message, 'Visitor@example.com', t('profile.sessions.title')]) {
      expect(main).toContain(text)
    }
  })

  it('is two files that have their name in the language of the page they are linked from', async () => {
    const browser = await createMember(opened)
    const name = locale === 'ar' ? 'بياناتي' : 'my-data'
    for (const from of [page, localPath('/profile', locale)]) {
      const links = tagsOf(await (await browser.open(from)).text())
        .map(({ attributes }) => attributes.href ?? '')
        .filter((href) => /^\/profile\/data\.(json|zip)/.test(href))
      expect(links.length).toBe(2)
      for (const link of links) {
        const [, format] = link.match(/\.(\w+)\?/) ?? []
        const { headers } = await browser.open(link)
        const disposition = decodeURIComponent(headers.get('content-disposition') ?? '')
        expect(disposition.replaceAll(/\d{4}-\d\d-\d\d/g, 'DATE')).toBe(
          `attachment; filename="my-data-DATE.${format}"; filename*=UTF-8''${name}-DATE.${format}`,
        )
      }
    }
  })

  it('is an archive with a page to read, data for programs and the files as they were sent', async () => {
    const browser = await createMember(opened)
    await attachFile()
    const response = await browser.open(`/profile/data.zip?lang=${locale}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/zip',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const attached = 'files/INVT-1000000013/1-خطاب.pdf'
    expect(Object.keys(files)).toEqual(['index.html', 'data.json', attached])
    expect(decoder.decode(files[attached])).toBe(fileText)
    const html = decoder.decode(files['index.html'])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(message)
    const { requests } = JSON.parse(decoder.decode(files['data.json']))
    expect(requests.at(0).files).toMatchObject([{ name: 'خطاب.pdf', savedAs: attached }])
  })
})

it('holds the account, sessions, texts and ratings, and nothing that only the site can use', async () => {
  const browser = await createMember(opened)
  await runOn(
    opened.site,
    `INSERT INTO comments
       (id, form, page, visitor, text, link, locale, status, created_at, account_id)
     SELECT 'x', 'useCase', 'dataset:working-days', 'x', 'A sample remark.',
       'https://example.com/use', 'en', 'held', 1, id FROM accounts`,
  )
  const copy = await readJson(browser)
  expect(copy).toMatchObject({
    statedAtLogin: { email: 'Visitor@example.com', isEmailVerified: true, roles: [] },
    accounts: [{ closesAt: null }],
    sessions: [{ device: 'other.other' }],
    comments: [{ text: 'A sample remark.', link: 'https://example.com/use', status: 'held' }],
    ratings: [],
  })
  expect(copy.requests.length).toBeGreaterThan(3)
  const { DB } = await opened.site.env()
  const hash = await DB.prepare('SELECT email_hash FROM accounts').first<string>('email_hash')
  const id = await DB.prepare('SELECT id_hash FROM sessions').first<string>('id_hash')
  expect(JSON.stringify(copy)).not.toMatch(new RegExp(`${hash}|${id}`))
  expect(await count('audit_entries', `action = 'personal.exported'`)).toBe(1)
})

it('holds the account alone without a verified address, and nothing of others', async () => {
  const owner = await createMember(opened)
  const browser = await createMember(opened, { sub: 'unverified', email_verified: false })
  const copy = await readJson(browser)
  expect([copy.requests, copy.newsletter, copy.accounts.length]).toEqual([[], [], 1])
  const other = await createMember(opened, { sub: 'other', email: 'other@example.com' })
  expect(JSON.stringify(await readJson(other))).not.toContain(message)
  expect(JSON.stringify(await readJson(owner))).toContain(message)
})

it.each(['/profile/data.json', '/profile/data.zip', '/profile/data/_payload.json'])(
  'is for nobody else: %s',
  async (path) => {
    expect((await opened.site.ask(path)).status).toBe(401)
    const browser = await createMember(opened)
    await runOn(opened.site, 'UPDATE accounts SET disabled_at = 1')
    expect((await browser.open(path)).status).toBe(403)
    expect(await count('audit_entries', `action = 'personal.exported'`)).toBe(0)
  },
)

it('has its files at one address', async () => {
  const moved = await opened.site.ask('/en/profile/data.zip?lang=en')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/profile/data.zip?lang=en'])
})

it('the files of an archive are dated in Riyadh time', async () => {
  const now = Date.parse('2026-11-27T22:30:10Z')
  const entry = { path: 'a.txt', read: async () => new Uint8Array([1]), isText: true }
  const archive = await new Response(streamZip([entry], now)).bytes()
  const header = new DataView(archive.buffer)
  // Time and date of the first entry (APPNOTE.TXT 4.4.6): two seconds a step, years from 1980.
  const [time, date] = [header.getUint16(10, true), header.getUint16(12, true)]
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([1, 30, 10])
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 28])
})
