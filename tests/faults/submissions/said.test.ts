import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { allow, leastTime, startStopwatch } from '../../support/fault-speed'
import { post } from '../../support/forms/forms'
import { findTag, mainOf } from '../../support/html'
import { countRows } from '../../support/rows'
import { isSoak, some } from '../../support/sample'
import { type Bench, openBench } from '../harness/bench'

const book = { slug: 'asset-register-guide' }
const text = 'Qanary: a good guide,\nbut one table is missing.'

/** The small forms of a page, with their URLs and fields. */
const smallForms = {
  feedback: {
    path: (locale: Locale) => routePath('faq', locale),
    fields: { answer: 'no', reasons: 'hardLayout' },
  },
  rating: {
    path: (locale: Locale) => routePath('service', locale, { slug: 'e-marketplace' }),
    fields: { score: '4' },
  },
  comment: {
    path: (locale: Locale) => routePath('book', locale, book),
    fields: { comment: text },
  },
  suggestion: {
    path: (locale: Locale) => routePath('book', locale, book),
    fields: { comment: `${text} Qanary.` },
  },
} as const

type Form = keyof typeof smallForms
const forms = Object.keys(smallForms) as Form[]

/** Faults, and whether the feedback is stored despite them. */
const cases: [title: string, faults: string, isNoted: boolean][] = [
  ['1 D1 is down', 'd1=fail', false],
  ['2 D1 fails to read', 'd1.read=fail', true],
  ['3 D1 fails before each commit', 'd1.write=fail', false],
  ['3 D1 fails before one commit', 'd1.write=fail*1', true],
  ['4 D1 commits and loses each reply', 'd1.write=lose', false],
  ['4 D1 commits and loses one reply', 'd1.write=lose*1', true],
  ['5 D1 takes 1.5 s', 'd1=slow:1500', true],
  ['6 D1 takes 10 s', 'd1=slow:10000', false],
  ['6 D1 takes nearly all of each write', 'd1.write=slow:2900, d1.read=hang, kv=hang', false],
  ['7 D1 hangs', 'd1=hang', false],
  ['8 D1 is busy', 'd1=fail:busy', false],
  ['8 D1 is busy once', 'd1.write=fail:busy*1', true],
  ['9 D1 is overloaded, and not asked again', 'd1.write=fail:overloaded*1', false],
  ['10 D1 is a schema behind', 'd1=fail:column', false],
  ['12 KV is down', 'kv=fail, outbox=fail', true],
  ['13 KV hangs', 'kv=hang, outbox=hang', true],
  ['19 D1 and KV are down', 'd1=fail, kv=fail, outbox=fail', false],
  ['all is away', 'd1=hang, kv=hang, outbox=hang, limiter=hang, cache=hang', false],
]

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())

/** Sends a small form as a new visitor, or as the visitor of a cookie. */
function say(form: Form, locale: Locale, key: string, faults = '', cookie = '') {
  const { path, fields } = smallForms[form]
  const headers = { ...(faults && { 'x-fault': faults }), ...(cookie && { cookie }) }
  return post(bench.site, path(locale), { form, idempotencyKey: key, ...fields }, headers)
}

type Reply = Awaited<ReturnType<typeof say>>

interface Said {
  title: string
  faults: string
  isNoted: boolean
  form: Form
  locale: Locale
  key: string
}

/** Two of the forms under each fault, in a soak all of them, with alternating languages. */
const all: Said[] = cases.flatMap(([title, faults, isNoted], at) =>
  (isSoak ? forms : forms.filter((_, turn) => (at + turn) % 2 === 0)).map((form, turn) => {
    const locale = locales[(at + turn) % locales.length] ?? 'ar'
    return { title, faults, isNoted, form, locale, key: crypto.randomUUID() }
  }),
)
const timesSaid = (form: Form) => all.filter((said) => said.form === form).length

const first = new Map<Said, { reply: Reply; ms: number }>()
const again = new Map<Said, Reply>()
const cookieIn = (reply?: Reply) => reply?.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** The idempotency key a page offers for a retry. */
const keyIn = ({ text: page }: Reply) =>
  findTag(page, 'input', { name: 'idempotencyKey' })?.attributes.value

const togetherAtMost = 10

/** Sends each form under its fault, and again with the same key once the fault is gone. */
beforeAll(async () => {
  for (let at = 0; at < all.length; at += togetherAtMost) {
    const some = all.slice(at, at + togetherAtMost)
    const sending = some.map(async (said) => {
      const elapsed = startStopwatch(said.faults)
      const reply = await say(said.form, said.locale, said.key, said.faults)
      first.set(said, { reply, ms: elapsed() })
    })
    await Promise.all(sending)
  }
  for (const said of all) {
    const cookie = cookieIn(first.get(said)?.reply)
    again.set(said, await say(said.form, said.locale, said.key, '', cookie))
  }
}, 120_000)

describe.each(forms)('%s while', (form) => {
  const own = all.filter((said) => said.form === form)

  it.each(own)('$title, in $locale', async (said) => {
    const { locale, isNoted, key } = said
    const { reply, ms = Infinity } = first.get(said) ?? {}
    if (!reply) throw new Error('nothing was said')
    expect([reply.status, again.get(said)?.status]).toEqual([isNoted ? 303 : 503, 303])
    const limit = allow(8_000)
    const measure = async () => {
      const elapsed = startStopwatch(said.faults)
      await say(form, locale, key, said.faults, cookieIn(again.get(said)))
      return elapsed()
    }
    expect(await leastTime(ms, limit, measure)).toBeLessThan(limit)
    if (isNoted) {
      expect(reply.location).toMatch(new RegExp(`^${smallForms[form].path(locale)}\\?${form}=`))
      return
    }
    const incident = reply.headers.get('x-request-id') ?? ''
    expect(reply.headers.get('retry-after')).toBe('30')
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(mainOf(reply.text)).toContain(translators[locale]('genericFailure'))
    const { fields } = smallForms[form]
    if ('comment' in fields) {
      expect(reply.text).toContain(`>${fields.comment}</textarea>`)
      expect(keyIn(reply)).toBe(key)
    } else {
      expect(mainOf(reply.text)).toContain(incident)
    }
    expect(await bench.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', part: 'd1.write', request: incident }),
    )
    expect(await bench.lines()).toContainEqual(
      expect.objectContaining({ form, outcome: 'unavailable', status: 503, request: incident }),
    )
  })
})

/** Counts the stored rows of each kind. */
async function standing() {
  const { site } = bench
  return {
    votes: await countRows(site, 'usefulness_votes'),
    ratings: await countRows(site, 'ratings'),
    comments: await countRows(site, 'comments'),
  }
}

it('each stands once, however often it was said', async () => {
  const comments = timesSaid('comment') + timesSaid('suggestion')
  expect(await standing()).toEqual({
    votes: timesSaid('feedback'),
    ratings: timesSaid('rating'),
    comments,
  })
  expect(await countRows(bench.site, 'comments', "status = 'held'")).toBe(comments)
})

it.each(some(locales, 1))(
  'what D1 noted without a reply stands once, written again by the site or sent again from the page, in %s',
  async (locale) => {
    const cookie = cookieIn(await say('rating', locale, crypto.randomUUID()))
    const before = await standing()
    for (const form of forms) {
      const { path, fields } = smallForms[form]
      const send = (faults = '', idempotencyKey?: string) => {
        const hidden = { form, ...(idempotencyKey && { idempotencyKey }) }
        const headers = { cookie, ...(faults && { 'x-fault': faults }) }
        return post(bench.site, path(locale), { ...fields, ...hidden }, headers)
      }
      const reply = await send('d1.write=lose*1')
      const lost = await send('d1.write=lose')
      const later = await send('', keyIn(lost))
      expect([form, reply.status, lost.status, later.status]).toEqual([form, 303, 503, 303])
    }
    expect(await standing()).toEqual({
      votes: before.votes + 1,
      ratings: before.ratings,
      comments: before.comments + 2 * 2,
    })
  },
)

it('nothing of it is logged, and nothing waits anywhere', async () => {
  expect(await bench.waiting()).toEqual([])
  expect(await bench.leaks()).toEqual([])
})
