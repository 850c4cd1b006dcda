// Baseline for submissions: a Hono handler that reads the form and runs the same D1 batch.
import { Hono } from 'hono'

const app = new Hono<{ Bindings: Env }>()

const statements = {
  submission: `insert into submissions (reference, form, idempotency_key, digest, kind, topic, locale, status,
    email, email_hash, answers, privacy_version, created_at, updated_at, due_on)
    values (?1, 'support', ?2, '-', ?3, ?4, 'ar', 'received', ?5, ?5, ?6, '1', ?7, ?7, '2026-12-01')
    on conflict (form, idempotency_key) do nothing`,
  event: `insert into events (reference, sequence, status, at)
    select reference, 1, status, created_at from submissions where reference = ?1 and idempotency_key = ?2
    on conflict do nothing`,
  mail: `insert into mails (about, template, locale, recipient, recipient_hash, reference, created_at, next_at)
    select ?1 || ':registered', 'registered', 'ar', email, email_hash, reference, created_at, created_at
    from submissions where reference = ?1 and idempotency_key = ?2 on conflict do nothing`,
  tried: 'insert into rate_limit_hits (key, at) values (?1, ?2)',
  spent: 'insert into spent_captchas (hash, expires_at) values (?1, ?2)',
  stored: "select reference from submissions where form = 'support' and idempotency_key = ?1",
}

app.post('/contact', async (c) => {
  const form = await c.req.parseBody<Record<string, string>>()
  const { idempotencyKey: key = '', mainType = '', type = '', email = '', message = '' } = form
  const reference = `${mainType}-${key}`
  const now = Date.now()
  const { submission, event, mail, tried, spent, stored } = statements
  const bind = (sql: string, ...values: unknown[]) => c.env.DB.prepare(sql).bind(...values)
  await c.env.DB.batch([
    bind(submission, reference, key, mainType, type, email, message, now),
    bind(event, reference, key),
    bind(mail, reference, key),
    bind(tried, key, now),
    bind(spent, key, now),
    bind(stored, key),
  ])
  return c.redirect(`/contact?receipt=${reference}`, 303)
})

export default app
