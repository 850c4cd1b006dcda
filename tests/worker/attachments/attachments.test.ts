import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { makePdf } from '../../support/files'
import { answers } from '../../support/forms/answers'
import {
  deleteStored,
  goodFiles,
  listStored,
  megabyte,
  pdf,
  sendInvitation,
} from '../../support/forms/attachments'
import { summaryOf } from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  readOpened,
  type SentFile,
  sendWithFiles,
  stateOf,
} from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { findTag } from '../../support/html'
import { countRows, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => deleteStored(site))

describe.each(some(locales, 1))('files sent with an invitation in %s', (locale) => {
  const path = routePath('invitation', locale)
  const t = translators[locale]

  it('are stored, locked, before its row, which names them for nobody to read', async () => {
    const reply = await sendInvitation(site, path, goodFiles)
    expect(reply.status).toBe(303)
    const objects = await listStored(site)
    expect(objects).toHaveLength(5)
    const [row] = await readRows(
      site,
      'SELECT form, idempotency_key AS key, digest, answers FROM submissions WHERE idempotency_key = ?',
      reply.fields.idempotencyKey,
    )
    const folder = `${row?.form}/${row?.key}/${row?.digest}/`
    expect(objects.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((at) => folder + at))
    expect(String(row?.answers)).not.toContain('programme')
    const { ATTACHMENTS } = await site.env()
    const bytes = Buffer.from((await (await ATTACHMENTS.get(`${folder}1`))?.arrayBuffer()) ?? [])
    expect(bytes.length).toBe(makePdf().length + 28)
    expect(bytes.includes('PDF')).toBe(false)
  })

  it('sent again under the same key change nothing, and others under it are refused', async () => {
    const { fields, location } = await sendInvitation(site, path, goodFiles.slice(0, 1))
    const again = await sendWithFiles(site, path, fields, goodFiles.slice(0, 1))
    expect([again.status, again.location]).toEqual([303, location])
    const rows = await countRows(site, 'submissions')
    const other = await sendWithFiles(site, path, fields, goodFiles.slice(1, 2))
    expect(other.status).toBe(422)
    expect(await countRows(site, 'submissions')).toBe(rows)
  })

  it('have to be chosen again when the page comes back, and it says so', async () => {
    const fields = { ...filled('invitation', await openForm(site, path)), eventName: '' }
    const reply = await sendWithFiles(site, path, fields, goodFiles.slice(0, 1))
    expect(reply.status).toBe(422)
    expect(reply.text).toContain(t('form.filesLost'))
    const field = findTag(reply.text, 'input', { id: 'attachments' })
    expect(field?.attributes['aria-describedby']).toBe('attachments-lost attachments-hint')
    expect(stateOf(readOpened(reply.text)).values).toEqual({
      ...answers.invitation,
      eventName: '',
    })
    expect(await listStored(site)).toEqual([])
  })

  it('may hold by chance what would run outside of a stream', async () => {
    const bytes = makePdf('>>\nstream\n\x01/JS \x02/Launch \nendstream\n<< ')
    const reply = await sendInvitation(site, path, [{ name: 'programme.pdf', type: pdf, bytes }])
    expect(reply.status).toBe(303)
  })

  it('are none where none was chosen', async () => {
    const reply = await sendInvitation(site, path, [{ name: '', bytes: Buffer.alloc(0) }])
    expect(reply.status).toBe(303)
    expect(await listStored(site)).toEqual([])
  })
})

const big = (name: string, bytes: number): SentFile => ({
  name,
  type: pdf,
  bytes: Buffer.concat([makePdf(), Buffer.alloc(bytes)]),
})
describe('too much of files', () => {
  const path = routePath('invitation', 'en')

  it.each([
    ['six files', Array<SentFile>(6).fill(goodFiles[0] as SentFile), 'Attach at most 5 files'],
    ['one of over 5 MB', [big('a.pdf', 5 * megabyte)], 'the file is larger than 5 MB'],
    ['one of nothing', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }], 'the file is empty'],
    [
      'three of 4 MB',
      Array<SentFile>(3).fill(big('a.pdf', 4 * megabyte)),
      'The files are larger than 10 MB together',
    ],
  ])('%s is refused with what was typed', async (_, files, words) => {
    const reply = await sendInvitation(site, path, files)
    expect(reply.status).toBe(422)
    expect(summaryOf(reply.text)[0]?.text).toContain(words)
    expect(stateOf(readOpened(reply.text)).values).toEqual(answers.invitation)
    expect(await listStored(site)).toEqual([])
  })

  it('is cut off where it is beyond all bounds', async () => {
    const reply = await sendInvitation(
      site,
      path,
      Array<SentFile>(5).fill(big('a.pdf', 4 * megabyte)),
    )
    expect(reply.status).toBe(413)
    expect(await listStored(site)).toEqual([])
  })
})

describe('who has sent as many as they may', () => {
  it('has to prove work before any file is stored', async () => {
    const path = routePath('invitation', 'en')
    const visitor = newVisitor()
    const sendOne = async () => {
      const fields = filled('invitation', await openForm(site, path))
      return sendWithFiles(site, path, fields, goodFiles.slice(0, 1), visitor)
    }
    const statuses = [303]
    while (statuses.at(-1) === 303 && statuses.length < 20) statuses.push((await sendOne()).status)
    expect(statuses.at(-1)).toBe(422)
    expect(await listStored(site)).toHaveLength(statuses.length - 2)
  })
})

describe('text that comes beside files', () => {
  const path = routePath('invitation', 'en')

  it.each([
    ['a mark that stands for a letter nobody could read', 'Forum \ufffd of 2027'],
    ['a line break of another program', 'Forum\v of 2027'],
  ])('may hold %s, and can be sent again when it was shown again', async (_, orgName) => {
    const fields = { ...filled('invitation', await openForm(site, path)), orgName }
    const refused = await sendWithFiles(
      site,
      path,
      { ...fields, eventName: '' },
      goodFiles.slice(0, 1),
    )
    expect(refused.status).toBe(422)
    const { values } = stateOf(readOpened(refused.text))
    const taken = await sendWithFiles(
      site,
      path,
      { ...fields, orgName: values.orgName ?? '' },
      goodFiles.slice(0, 1),
    )
    expect(taken.status).toBe(303)
  })
})

describe('what no browser sends', () => {
  it('a file called __proto__, changes nothing', async () => {
    const fields = filled('support', await openForm(site, '/en/contact'))
    const { type: _, ...others } = fields
    const body = new FormData()
    for (const [name, value] of Object.entries(others)) body.append(name, value)
    body.append('__proto__', new File(['x'], 'x'))
    const sent = new Response(body)
    const headers = {
      ...newVisitor(),
      origin,
      'content-type': sent.headers.get('content-type') ?? '',
    }
    const reply = await site.ask('/en/contact', {
      method: 'POST',
      headers,
      body: Buffer.from(await sent.arrayBuffer()),
    })
    expect(reply.status).toBe(422)
  })

  it('a name with a NUL in it, is no request', async () => {
    const reply = await sendInvitation(site, routePath('invitation', 'en'), [
      { name: 'a.exe\0.pdf', bytes: makePdf() },
    ])
    expect(reply.status).toBe(400)
    expect(await listStored(site)).toEqual([])
  })

  it('text for files, is no request', async () => {
    const path = routePath('invitation', 'en')
    const fields = filled('invitation', await openForm(site, path))
    expect((await sendWithFiles(site, path, { ...fields, attachments: 'a.pdf' }, [])).status).toBe(
      400,
    )
  })
})
