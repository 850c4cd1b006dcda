import { translators } from '#client/translators.ts'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { DataItem, DataSection, OwnComment, OwnRating } from '#domain/forms/member-state'
import { newsletter } from '#domain/forms/newsletter'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import { readDevice } from '#domain/site/devices'
import { type Locale, languageNames } from '#domain/site/locale'
import { amendmentKindOf } from '#domain/tickets/amendments'
import { noteIn } from '#domain/tickets/status'
import { presentAnswers } from '../submissions/present-answers'
import { lastDayOf } from './account-closing'
import type { OwnDocument } from './own-data'

interface SectionSource {
  locale: Locale
  site: Pick<SitePayload, 'digits'>
  formOptions: FormOptions
  feedback: { comments: OwnComment[]; ratings: OwnRating[] }
}

type Facts = [label: string, text: string | null][]

function toItem(title: string | null, facts: Facts, more: DataItem['facts'] = []): DataItem {
  const known = facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
  return { title, facts: [...known, ...more] }
}

/** `write` gives an instant (ISO 8601) or a day as date and Riyadh time. */
function createContext(source: SectionSource) {
  const { locale, site } = source
  const { digits } = site
  const format = createFormat({ locale, digits })
  const write = (iso: string | null) => {
    if (iso === null) return null
    if (iso.length === 10) return format.date(iso).gregorian
    const at = Date.parse(iso)
    return `${format.date(at).gregorian} ${toDigits(riyadhTime(at), digits)}`
  }
  return { ...source, digits, t: translators[locale], write }
}

type SectionContext = ReturnType<typeof createContext>

/** What the desk keeps of a member of staff besides their account. */
function deskItem(
  { teams, absences, rotas, savedViews }: OwnDocument,
  context: SectionContext,
): DataItem {
  const { locale, formOptions, t, write } = context
  const list = (texts: readonly string[]) => texts.join(t('date.separator')) || null
  const days = absences.map(({ firstDay, lastDay }) => [firstDay, lastDay].map(write).join(' – '))
  return toItem(t('ownData.desk'), [
    [t('ownData.teams'), list(teams.map((one) => (locale === 'ar' ? one.nameAr : one.nameEn)))],
    [t('ownData.absence'), list(days)],
    [t('ownData.savedViews'), list(savedViews)],
    [t('ownData.rotas'), list(rotas.map((kind) => formOptions.kindNames[kind] ?? kind))],
  ])
}

function accountSection(document: OwnDocument, context: SectionContext): DataSection {
  const { locale, t, write } = context
  const { name, email, isEmailVerified } = document.statedAtLogin
  const stated = toItem(t('ownData.stated'), [
    [t('form.fullName'), name[locale]],
    [t('form.email'), email],
    [t('ownData.verified'), t(isEmailVerified ? 'ownData.yes' : 'ownData.no')],
  ])
  const kept = document.accounts.map((account) =>
    toItem(t('ownData.account'), [
      [t('ownData.created'), write(account.createdAt)],
      [t('ownData.loggedIn'), write(account.loggedInAt)],
      [t('profile.display.language'), account.locale && languageNames[account.locale]],
      [t('ownData.disabled'), account.disabledAt && account.disabledReason[locale]],
      [
        t('profile.closing.banner'),
        write(account.closesAt && lastDayOf(Date.parse(account.closesAt))),
      ],
    ]),
  )
  const desk = deskItem(document, context)
  const items = [
    stated,
    ...kept,
    ...(desk.facts.length > 0 ? [desk] : []),
    ...officerItems(document, context),
  ]
  return { title: t('ownData.account'), items }
}

/** Settings of who works at the desk. */
function officerItems({ officers, notifications }: OwnDocument, context: SectionContext) {
  const { digits, formOptions, t } = context
  const list = (names: readonly string[]) => names.join(t('date.separator')) || null
  return officers.map(({ email, locale, mails, kinds }) =>
    toItem(t('ownData.officer'), [
      [t('form.email'), email],
      [t('deskPreferences.language'), locale && languageNames[locale]],
      [
        t('deskPreferences.mails'),
        list(mails.map((mail) => t(`deskPreferences.switches.${mail}`))),
      ],
      [t('deskPreferences.kinds'), list(kinds.map((kind) => formOptions.kindNames[kind] ?? kind))],
      [t('ownData.told'), toDigits(String(notifications.length), digits)],
    ]),
  )
}

function sessionSection({ sessions }: OwnDocument, { t, write }: SectionContext): DataSection {
  const items = sessions.map(({ device, openedAt, usedAt }) => {
    const { browser, system } = readDevice(device)
    const names = {
      browser: t(`profile.sessions.browsers.${browser}`),
      system: t(`profile.sessions.systems.${system}`),
    }
    return toItem(t('profile.sessions.device', names), [
      [t('ownData.opened'), write(openedAt)],
      [t('ownData.used'), write(usedAt)],
    ])
  })
  return { title: t('profile.sessions.title'), items }
}

function requestSection({ requests, waiting }: OwnDocument, context: SectionContext): DataSection {
  const { locale, digits, formOptions, t, write } = context
  const answersOf = ({ form, answers, files }: (typeof waiting)[number]) => [
    ...presentAnswers({ form, answers: answers ?? {} }, { locale, digits }, formOptions),
    ...files.map(({ name }) => ({ label: t('ownData.file'), text: name })),
  ]
  const items = requests.map((request) => {
    const { reference, kind, status, sentAt, replyDueOn, events, amendments, additions } = request
    const { answerFiles, resolutions } = request
    const stated: Facts = [
      [t('ownData.kind'), formOptions.kindNames[kind] ?? kind],
      [t('ownData.status'), t(`status.${status}.title`)],
      [t('receipt.submitted'), write(sentAt)],
      [t('receipt.due'), write(replyDueOn)],
    ]
    const history = events.map((event) => ({
      label: write(event.at) ?? '',
      text: [t(`status.${event.status}.title`), noteIn(event, locale)?.text]
        .filter(Boolean)
        .join(': '),
    }))
    const amended = amendments.map((one) => ({
      label: write(one.at) ?? '',
      text: [t(`tickets.amendments.${amendmentKindOf(one)}`), noteIn(one, locale)?.text]
        .filter(Boolean)
        .join(': '),
    }))
    const added = additions.flatMap(({ information, files }) => [
      ...(information ? [{ label: t('tickets.reply'), text: information }] : []),
      ...files.map(({ name }) => ({ label: t('ownData.file'), text: name })),
    ])
    const attached = answerFiles.map(({ name }) => ({
      label: t('tickets.sentFiles.title'),
      text: name,
    }))
    const said = resolutions.map(({ isSolved, comment }) => ({
      label: t('tickets.solved.question'),
      text: [t(`tickets.solved.${isSolved ? 'yes' : 'no'}`), comment].filter(Boolean).join(': '),
    }))
    const later = [...added, ...history, ...amended, ...attached, ...said]
    return toItem(reference, stated, [...answersOf(request), ...later])
  })
  const pending = waiting.map((one) =>
    toItem(one.reference, [[t('receipt.submitted'), write(one.sentAt)]], answersOf(one)),
  )
  return { title: t('profile.requests.title'), items: [...items, ...pending] }
}

/** The issues that were sent in the last weeks, by their slug. */
function sentIssues({ issues }: OwnDocument['newsletter'][number]): string[] {
  return issues.filter(({ status }) => status === 'sent').map(({ issue }) => issue)
}

function newsletterSection(document: OwnDocument, context: SectionContext): DataSection {
  const { locale, digits, formOptions, t, write } = context
  const items = document.newsletter.map((one) => {
    const stated: Facts = [
      [t('ownData.status'), t(`ownData.subscription.${one.status}`)],
      [t('form.email'), one.email],
      [t('ownData.signedUp'), write(one.sentAt)],
      [t('ownData.confirmed'), write(one.confirmedAt)],
      [t('ownData.left'), write(one.leftAt)],
      [t('ownData.issues'), sentIssues(one).join(t('date.separator')) || null],
    ]
    const stored = { form: newsletter.name, answers: one.answers || {} }
    return toItem(one.reference, stated, presentAnswers(stored, { locale, digits }, formOptions))
  })
  return { title: t('profile.newsletter.name'), items }
}

function feedbackSection({ t, digits, feedback }: SectionContext): DataSection {
  const { comments, ratings } = feedback
  const items = [
    ...comments.map(({ title, date, form, text, status }) =>
      toItem(title, [
        [t(`profile.contributions.forms.${form}`), text],
        [t('ownData.status'), t(`profile.contributions.${status}`)],
        [t('ownData.date'), date.gregorian],
      ]),
    ),
    ...ratings.map(({ title, date, score }) =>
      toItem(title, [
        [
          t('profile.contributions.rating'),
          toDigits(t('profile.contributions.score', { score }), digits),
        ],
        [t('ownData.date'), date.gregorian],
      ]),
    ),
  ]
  return { title: t('profile.contributions.title'), items }
}

function mailSection({ mails }: OwnDocument, { t, write }: SectionContext): DataSection {
  const items = mails.map(({ template, reference, createdAt, sentAt }) =>
    toItem(reference, [
      [t('ownData.mail'), t(`ownData.templates.${template}`)],
      [t('ownData.written'), write(createdAt)],
      [t('ownData.sent'), write(sentAt)],
    ]),
  )
  return { title: t('ownData.mails'), items }
}

/** The copy of a member's data in words, for the page and for the file to read. */
export function writeSections(document: OwnDocument, source: SectionSource): DataSection[] {
  const context = createContext(source)
  return [
    accountSection(document, context),
    sessionSection(document, context),
    requestSection(document, context),
    newsletterSection(document, context),
    feedbackSection(context),
    mailSection(document, context),
  ]
}
