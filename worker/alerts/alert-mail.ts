import { translators } from '#client/translators.ts'
import type { AlertState } from '#domain/alerts/look-at-alert'
import { riyadhTime } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { type Locale, localPath } from '#domain/site/locale'
import { staffPath } from '#domain/staff/staff-routes'
import { type MailText, writeMail } from '../mail/mail-text'
import type { Condition } from './read-conditions'

interface AlertMail {
  state: AlertState
  owed: NonNullable<AlertState['owed']>
  /** Null if nobody could look. */
  condition: Condition | null
  origin: string
}

/** Day and time of an instant in Riyadh. */
function writeInstant(locale: Locale, at: number): string {
  const { gregorian } = createFormat({ locale, digits: 'latn' }).date(at)
  return [gregorian, riyadhTime(at)].join(translators[locale]('date.separator'))
}

function writeDetails(
  locale: Locale,
  { minutes, failed, codes, jobs, percent }: Condition,
): string[] {
  const t = translators[locale]
  const names = jobs?.map((job) => t(`deskOperations.jobs.names.${job}`)) ?? []
  return [
    ...(minutes ? [t('mail.alert.oldest', { count: minutes })] : []),
    ...(failed ? [t('mail.alert.failed', { count: failed })] : []),
    ...(codes && codes.length > 0 ? [t('mail.alert.codes', { codes: codes.join(', ') })] : []),
    ...(names.length > 0 ? [t('mail.alert.jobs', { jobs: names.join(t('date.separator')) })] : []),
    ...(percent ? [t('mail.alert.percent', { percent: String(percent) })] : []),
  ]
}

/** What operators read of an alert: what it is, since when, and codes and numbers of this site. */
export function alertMail(locale: Locale, { state, owed, condition, origin }: AlertMail): MailText {
  const t = translators[locale]
  const title = t(`deskOperations.alerts.rules.${state.rule}`)
  const at = owed === 'end' ? state.closedAt : state.openedAt
  const details = owed !== 'end' && condition ? writeDetails(locale, condition) : []
  return writeMail(locale, {
    subject: t(`mail.alert.subjects.${owed}`, { title, host: new URL(origin).host }),
    reference: null,
    parts: [
      t(`mail.alert.texts.${owed}`, { title, time: writeInstant(locale, at ?? state.changedAt) }),
      ...details,
      ...(owed === 'end' ? [] : [t('mail.alert.runbook')]),
      { link: origin + localPath(staffPath('operations'), locale), label: t('mail.alert.page') },
    ],
  })
}
