import type { Database } from '#db/client'
import { findEntry, listEntries } from '#db/entries/entries'
import type { Submission } from '#db/submissions/submissions'
import { createFormat } from '#domain/dates/format'
import { type Locale, locales } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import type { TicketDraft } from '#domain/staff/ticket'
import { fillTemplate, gapsIn } from '#domain/tickets/fill-template'
import { lastDayToReopen } from '#domain/tickets/status'
import type { StaffRequest } from '../staff-request'

/** Templates for a ticket of this kind and topic; those for its topic come first. */
export async function listTemplates(
  db: Database,
  { kind, topic }: Submission,
  locale: Locale,
  now: number,
): Promise<Choice[]> {
  const all = await listEntries(db, 'answer-template', locale, now)
  const fitting = all.filter(({ body }) => body.kinds.some((one) => one === kind))
  const isForTopic = ({ body }: (typeof all)[number]) => body.topics.includes(topic ?? '')
  return [
    ...fitting.filter(isForTopic),
    ...fitting.filter((one) => one.body.topics.length === 0),
  ].map(({ slug, title }) => ({ value: slug, label: title }))
}

/** The texts of a template in both languages, with everything filled in that is known. */
async function fillTexts(
  { ctx, name }: StaffRequest,
  slug: string,
  submission: Submission,
  sender: string | null,
): Promise<Record<Locale, string> | null> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const found = await findEntry(ctx.db, 'answer-template', slug, locale, ctx.now)
      const format = createFormat({ locale, digits: 'latn' })
      const { reference, outboxReference, dueOn } = submission
      return found?.body
        ? fillTemplate(found.body.text, {
            name: sender,
            reference: outboxReference ?? reference,
            due: dueOn && format.date(dueOn).gregorian,
            reopenUntil: format.date(lastDayToReopen(ctx.now)).gregorian,
            officer: name[locale],
          })
        : null
    }),
  )
  const [ar, en] = texts
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : null
}

/** Fills both texts of a draft from its template; an unknown one changes nothing. */
export async function fillDraft(
  request: StaffRequest,
  draft: TicketDraft,
  submission: Submission,
  sender: string | null,
): Promise<TicketDraft> {
  const note = await fillTexts(request, draft.template, submission, sender)
  return note
    ? { ...draft, note, openPlaces: gapsIn(note.ar).length + gapsIn(note.en).length }
    : draft
}

/**
 * What the texts of a draft still hold of its template: its gaps by language, and its slug if any of
 * its lines is left.
 */
export async function compareTemplate(
  request: StaffRequest,
  { template, note }: TicketDraft,
  submission: Submission,
  sender: string | null,
): Promise<{ openPlaces: Record<Locale, number>; template: string | null }> {
  const filled = template ? await fillTexts(request, template, submission, sender) : null
  if (!filled) return { openPlaces: { ar: 0, en: 0 }, template: null }
  const countIn = (locale: Locale) =>
    gapsIn(filled[locale]).filter((gap) => note[locale].includes(gap)).length
  const written = new Set(locales.flatMap((locale) => linesOf(note[locale])))
  const isUsed = locales
    .flatMap((locale) => linesOf(filled[locale]))
    .some((line) => written.has(line))
  return {
    openPlaces: { ar: countIn('ar'), en: countIn('en') },
    template: isUsed ? template : null,
  }
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
