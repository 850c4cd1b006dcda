import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { Emblem } from '../../../ui/drawings/emblem'
import { PageMeta } from '../../../ui/page/page-meta'
import { Fact } from '../../../ui/text/inline'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Almanac } from './almanac'
import { countEmblem } from './count-emblem'
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
        <EmblemLegend of={payload.example} today={payload.axis.today} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

interface EmblemLegendProps {
  of: FrameworkAgreementsPayload['example']
  today: string
}

function EmblemLegend({ of: { title, figure }, today }: EmblemLegendProps) {
  const { t, site } = usePage()
  const parts = countEmblem(t, site.digits, figure)
  return (
    <section className="emblem-legend" aria-labelledby="emblem">
      <Emblem of={figure} today={today} label={t('agreements.emblem.label', { title, ...parts })} />
      <div>
        <h2 id="emblem">{t('agreements.emblem.title')}</h2>
        <dl>
          <Fact term={t('agreements.emblem.sidesName')}>{t('agreements.emblem.sidesText')}</Fact>
          <Fact term={t('agreements.emblem.petalsName')}>{t('agreements.emblem.petalsText')}</Fact>
          <Fact term={t('agreements.emblem.dotsName')}>{t('agreements.emblem.dotsText')}</Fact>
        </dl>
        <p>{t('agreements.emblem.example', { title, ...parts })}</p>
      </div>
    </section>
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
