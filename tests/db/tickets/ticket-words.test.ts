import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { encryptInformation, encryptPerson } from '#db/privacy/personal-fields'
import { deleteExpired } from '#db/privacy/retention'
import { insertRow } from '#db/seed/seed-sql'
import { dropAllWords, findTicketsByWords, indexTickets } from '#db/tickets/ticket-words'
import { dayMs } from '#domain/dates/calendar'
import { testSecret } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'
import { countRows, emptyTables } from '../seed/tables'

const keyring = await openKeyring(testSecret)
const now = Date.parse('2026-11-22T09:00:00+03:00')
const [first, second] = ['INFO-1000000018', 'INVT-1000000026']

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

interface Sent {
  reference: string
  answers: Record<string, string>
  updatedAt?: number
  status?: string
}

async function ticketOf({ reference, answers, updatedAt = now, status = 'received' }: Sent) {
  const owner = { form: 'support', digest: reference }
  const person = await encryptPerson(keyring, owner, { email: 'layla@example.com', answers })
  const ids = { reference, idempotencyKey: reference, kind: reference.slice(0, 4), status }
  const fixed = { locale: 'ar', privacyVersion: '1', createdAt: updatedAt, updatedAt }
  return insertRow('submissions', { ...ids, ...owner, ...person, ...fixed, dueOn: '2026-11-24' })
}

beforeEach(async () => {
  await emptyTables(database.d1, ['submissions'])
  const information = await encryptInformation(
    keyring,
    { form: 'support', digest: first },
    'رقم السجل التجاري 1010123456',
  )
  await runStatements(database.d1, [
    await ticketOf({
      reference: first,
      answers: { fullName: 'ليلى الحربي', message: 'متى تُفتح نافذة الاتفاقية؟', mainType: 'INFO' },
    }),
    await ticketOf({
      reference: second,
      answers: { orgName: 'شركة الأمل', phone: '+966501234567', eventDescription: 'ندوة' },
    }),
    insertRow('additions', { reference: first, sequence: 2, information }),
    insertRow('events', {
      reference: first,
      sequence: 2,
      status: 'needs_information',
      at: now,
      noteEn: 'Send the classification certificate.',
    }),
  ])
})

const index = (at = now) => indexTickets(database.db, keyring, { now: at, limit: 100 })
const find = async (text: string, at = now) => {
  const found = await findTicketsByWords(database.db, keyring, text, { now: at, limit: 50 })
  return found?.map(({ reference }) => reference) ?? null
}

describe('a search by words', () => {
  it('finds names, organisations, telephone numbers, texts, additions and answers', async () => {
    expect(await find('ليلى')).toEqual([])
    expect(await index()).toBe(2)
    const typed = ['ليلي الحربي', 'نافذه اتفاقيه', '1010123456', 'certificate', 'CLASSIFICATION']
    for (const text of typed) expect([text, await find(text)]).toEqual([text, [first]])
    for (const text of ['شركه الامل', '0501234567', '٠٠٩٦٦ ٥٠١٢٣ ٤٥٦٧']) {
      expect([text, await find(text)]).toEqual([text, [second]])
    }
    expect(await find('ليلى شركة')).toEqual([])
    expect(await find('INFO')).toEqual([])
    expect(await find('layla@example.com')).toEqual([])
    expect(await find('?')).toBeNull()
  })

  it('follows each change of a ticket once, and nothing of it is readable', async () => {
    await index()
    expect(await index()).toBe(0)
    const note = insertRow('amendments', {
      reference: first,
      sequence: 1,
      answer: 2,
      at: now,
      noteAr: 'تصحيح المبلغ',
      actor: 'officer-1',
    })
    await runStatements(database.d1, [
      note,
      `UPDATE submissions SET updated_at = ${now + 1} WHERE reference = '${first}'`,
    ])
    expect(await find('تصحيح')).toEqual([])
    expect(await index()).toBe(1)
    expect(await find('تصحيح')).toEqual([first])
    const { results } = await database.d1.prepare('SELECT * FROM ticket_words').all()
    expect(results.length).toBeGreaterThan(10)
    expect(results.every(({ token }) => /^[\w-]{11}$/.test(String(token)))).toBe(true)
    const other = await openKeyring(Buffer.alloc(32, 9).toString('base64'))
    const options = { now, limit: 50 }
    expect(await findTicketsByWords(database.db, other, 'ليلى', options)).toEqual([])
  })

  it('is over open tickets and those that ended in the last 90 days', async () => {
    const old = { answers: { message: 'مهم قديم' }, updatedAt: now - 91 * dayMs }
    await runStatements(database.d1, [
      await ticketOf({ ...old, reference: 'INFO-1000000034', status: 'closed' }),
      await ticketOf({ ...old, reference: 'INFO-1000000042', status: 'in_review' }),
    ])
    await index()
    expect(await find('قديم')).toEqual(['INFO-1000000042'])
    expect(await index()).toBe(0)
    await database.d1.prepare("UPDATE submissions SET status = 'closed'").run()
    const later = now + 91 * dayMs
    expect(await find('ليلى', later)).toEqual([])
    await deleteExpired(database.db, later)
    expect(await countRows(database.d1, ['ticket_words'])).toEqual([0])
    expect(await index(later)).toBe(0)
  })

  it('loses its words with the ticket, and has them again after they were all deleted', async () => {
    await index()
    await dropAllWords(database.db)
    expect(await countRows(database.d1, ['ticket_words'])).toEqual([0])
    expect(await index()).toBe(2)
    await database.d1.prepare('DELETE FROM submissions WHERE reference = ?').bind(first).run()
    expect(await find('ليلى')).toEqual([])
    const left = await database.d1
      .prepare('SELECT DISTINCT reference FROM ticket_words')
      .all<{ reference: string }>()
    expect(left.results).toEqual([{ reference: second }])
  })

  it('reads indexes alone, for the search and for what is to be indexed', async () => {
    const searched = await recordStatements(database.d1, (db) =>
      findTicketsByWords(db, keyring, 'ليلى الحربي', { now, limit: 50 }),
    )
    const indexed = await recordStatements(database.d1, (db) =>
      indexTickets(db, keyring, { now, limit: 50 }),
    )
    expect(searched).toHaveLength(1)
    expect(indexed.length).toBeGreaterThan(1)
    const plans = await Promise.all(
      [...searched, ...indexed].map((statement) => planOf(database.d1, statement)),
    )
    expect(plans[0]?.join('\n')).toMatch(/SEARCH submissions USING INDEX sqlite_autoindex/)
    expect(plans[0]?.join('\n')).toMatch(/SEARCH ticket_words USING COVERING INDEX/)
    expect(plans[1]?.join('\n')).toContain('USING INDEX submissions_words')
    for (const plan of plans.filter((_, at) => at !== 1)) {
      expect(plan.join('\n')).not.toMatch(/SCAN (?:submissions|ticket_words|events|additions)/)
    }
  })
})
