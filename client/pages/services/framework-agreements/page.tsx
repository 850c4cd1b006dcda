import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { PageMeta } from '../../../ui/page/page-meta'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Almanac } from './almanac'
import { Join } from './join'
import { NextWindow } from './next-window'
import type { FrameworkAgreementsPayload } from './payload'
import './agreements.css'

interface FrameworkAgreementsProps {
  payload: FrameworkAgreementsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function FrameworkAgreements({
  payload,
  usefulness,
  personalState,
}: FrameworkAgreementsProps) {
  const { t } = usePage()
  return (
    <>
      <NextWindow of={payload} />
      <div className="container">
        <p className="agreements__lead">{t('agreements.lead')}</p>
        <Almanac of={payload} />
        <Rules />
        <Join isRow />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

const { open, closed } = agreementRules

/** The longest terms of open and closed agreements. */
function Rules() {
  const { t, site } = usePage()
  const digits = (text: string) => toDigits(text, site.digits)
  const months = digits(t('agreements.months', { count: open.joinEveryMonths }))
  const days = digits(t('agreements.days', { count: open.joinForDays }))
  return (
    <div className="kinds-of">
      <section aria-labelledby="open">
        <Years count={open.years} />
        <h2 id="open">{t('agreements.open.title')}</h2>
        <p>{t('agreements.open.text', { months, days })}</p>
      </section>
      <section aria-labelledby="closed">
        <Years count={closed.years} />
        <h2 id="closed">{t('agreements.closed.title')}</h2>
        <p>{t('agreements.closed.text')}</p>
      </section>
    </div>
  )
}

function Years({ count }: { count: number }) {
  const { t, site } = usePage()
  return (
    <p className="kinds-of__number">
      <bdi>{toDigits(count, site.digits)}</bdi>
      <span>{t('agreements.yearsAtMost', { count })}</span>
    </p>
  )
}
