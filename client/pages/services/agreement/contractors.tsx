import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Dots } from '../../../ui/drawings/dots'
import type { AgreementPayload } from './payload'
import './agreement-parts.css'
import './agreement.css'

type Cohort = AgreementPayload['cohorts'][number]

/** Contractors by the time they joined, one dot for each. */
export function Contractors({ of }: { of: AgreementPayload }) {
  const { t, site } = usePage()
  const { cohorts, contractors, smallFirms } = of
  if (cohorts.length === 0) return null
  const sum = toDigits(cohorts.map(({ count }) => count).join('\u00a0+\u00a0'), site.digits)
  const extent = Math.max(...cohorts.map(({ count }) => count))
  return (
    <section aria-labelledby="contractors">
      <h2 id="contractors">{t('agreements.page.contractors', { count: contractors })}</h2>
      <ul className="cohorts">
        {cohorts.map((cohort) => (
          <CohortItem of={cohort} extent={extent} key={cohort.window ?? 'signing'} />
        ))}
      </ul>
      <p className="agreement__note">
        {cohorts.length > 1 ? (
          <>
            {`${t('agreements.page.one')} `}
            <bdi dir="ltr">{`${sum}\u00a0=\u00a0${contractors}`}</bdi>
            {'. '}
          </>
        ) : (
          `${t('agreements.page.one')} `
        )}
        {smallFirms !== null &&
          toDigits(t('agreements.smallFirms', { count: smallFirms }), site.digits)}
      </p>
    </section>
  )
}

interface CohortItemProps {
  of: Cohort
  extent: number
}

function CohortItem({ of: { window, month, count }, extent }: CohortItemProps) {
  const { t, site } = usePage()
  const name =
    window === null
      ? t('agreements.page.signing', { month })
      : toDigits(t('agreements.page.cohort', { number: window, month }), site.digits)
  const dots = toDigits(t('agreements.emblem.dots', { count }), site.digits)
  return (
    <li>
      <span>{name}</span>
      <b>{toDigits(count, site.digits)}</b>
      {count > 0 && <Dots count={count} extent={extent} label={dots} />}
    </li>
  )
}
