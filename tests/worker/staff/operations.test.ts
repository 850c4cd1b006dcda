import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { jobNames } from '#domain/operations/job-names'
import { locales, localPath } from '#domain/site/locale'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({
  reads: 100_000,
  faulty: true,
  vars: { ALERT_MAIL_TO: 'operators@authority.example' },
})
const supervisor = opened.entered(officers.supervisor)
const path = '/staff/operations'
const minute = 60_000

beforeAll(async () => {
  await opened.site.ask('/en/faq')
  await opened.site.ask('/services/join-framework-agreement')
  await opened.site.cron()
  const { DB } = await opened.site.env()
  const now = Date.now()
  await DB.batch([
    DB.prepare('DELETE FROM failure_counts'),
    DB.prepare('INSERT INTO failure_counts VALUES (?, ?, ?, ?)').bind(
      now - 60 * minute,
      'mail.send',
      'E_SENDER_NOT_VERIFIED',
      7,
    ),
    DB.prepare('INSERT INTO failure_counts VALUES (?, ?, ?, ?)').bind(
      now - 1_500 * minute,
      'kv.put',
      'KV PUT',
      900,
    ),
    DB.prepare("UPDATE job_runs SET failed_at = ?, code = 'TIMEOUT' WHERE job = 'sweep'").bind(
      now + minute,
    ),
    DB.prepare('DELETE FROM mails WHERE next_at IS NOT NULL'),
    DB.prepare(
      `INSERT INTO mails (about, template, locale, recipient, recipient_hash, reference, created_at,
        next_at, attempts) VALUES ('x', 'status', 'en', '-', 'x', 'INFO-1000000003', ?, ?, 2)`,
    ).bind(now - 180 * minute, now + 60 * minute),
  ])
})

describe.each(locales)('the page of operations, in %s', (locale) => {
  const t = translators[locale]
  const open = async (fault = '') => {
    const answer = await supervisor.open(localPath(path, locale), { 'x-fault': fault })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(await findMarkupErrors(html)).toEqual([])
    return mainOf(html)
  }

  it('shows jobs, counts, queues, failures, reads, index and storage', async () => {
    const main = await open()
    for (const job of jobNames) expect(main).toContain(t(`deskOperations.jobs.names.${job}`))
    expect(main).toContain(t('deskOperations.jobs.bad', { count: 1 }))
    expect(main).toContain(t('deskOperations.jobs.states.failing'))
    expect(main).toContain('TIMEOUT')
    expect(main).toContain('E_SENDER_NOT_VERIFIED')
    expect(main).not.toContain('KV PUT')
    expect(main).toContain(t('deskOperations.hours', { count: 3 }))
    expect(main).toContain('/services/:slug')
    expect(main).toContain(t('deskOperations.index.good'))
    expect(main).toContain(t('deskOperations.alerts.states.quiet'))
    expect(main).toContain(t('deskOperations.covers').slice(0, 40))
  })

  it('says what is unknown while a store is away', async () => {
    const main = await open('outbox=fail')
    expect(main).toContain(t('deskOperations.unknown'))
  })
})

it('counts pages and answers that were given', async () => {
  const { DB } = await opened.site.env()
  const { results } = await DB.prepare('SELECT * FROM request_counts').all<{ answers: number }>()
  expect(results.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(2)
  const loaders = await DB.prepare('SELECT page FROM loader_counts').all<{ page: string }>()
  const pages = loaders.results.map((row) => row.page)
  expect(pages).toContain('service')
  expect(pages.filter((page) => /[/?]/.test(page))).toEqual([])
})

it('measures the databases against their limit', async () => {
  const answer = await supervisor.open(`/en${path}`)
  expect(await answer.text()).toMatch(/\d+(?:\.\d)? MB/)
})
