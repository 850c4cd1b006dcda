import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Almanac } from './almanac'
import { Join } from './join'
import { NextWindow } from './next-window'
import type { FrameworkAgreementsPayload } from './payload'
import './agreements.css'

export function FrameworkAgreements(page: PageProps<FrameworkAgreementsPayload>) {
  const { payload } = page
  const { t } = usePage()
  return (
    <>
      <NextWindow of={payload} />
      <PageBody of={page}>
        <p className="agreements__lead">{t('agreements.lead')}</p>
        <Almanac of={payload} />
        <Rules />
        <Join isRow />
      </PageBody>
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
