import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ReplyDay } from '#domain/payloads/institution'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Parts, StepList } from '../parts'
import { ContentSection, ContentSectionHead } from '../section'
import type { SlaPayload } from './payload'
import { ServiceTable, SlaLevels } from './sections'
import '../../../ui/lists/aside.css'
import '../../../ui/page/section.css'
import './promise-days.css'
import './service-levels.css'

interface SlaProps {
  payload: SlaPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Sla({ payload, usefulness, personalState }: SlaProps) {
  const { t, site } = usePage()
  const { sections, lead, modified, services, reply, channels } = payload
  const promise = toDigits(t('sla.promise', { count: workingDaysToReply }), site.digits)
  return (
    <>
      <PageHero title={promise} lead={lead}>
        <PromiseDays of={reply} />
      </PageHero>
      {services.length > 0 && (
        <ContentSection of={sections.services}>
          <p className="hint">{t('sla.squares')}</p>
          <ServiceTable of={services} title={sections.services.title} />
        </ContentSection>
      )}
      <section className="section section--tint" aria-labelledby={sections.results.id}>
        <div className="section__inner">
          <ContentSectionHead of={sections.results} />
          <SlaLevels of={payload} />
        </div>
      </section>
      <section className="section" aria-labelledby={sections.promise.id}>
        <div className="section__inner sla__rules">
          <div>
            <ContentSectionHead of={sections.promise} />
            <Parts of={sections.promise.parts} rows />
          </div>
          <ContentSectionHead of={sections.counting} />
        </div>
      </section>
      <section className="section section--tint" aria-labelledby={sections.hours.id}>
        <div className="section__inner">
          <div className="columns columns--aside">
            <div className="flow sla__channels">
              <h2 id={sections.hours.id}>{sections.hours.title}</h2>
              <Blocks of={sections.hours.intro} />
            </div>
            <div className="aside">
              <Channels of={channels} />
            </div>
          </div>
        </div>
      </section>
      <ContentSection of={sections.late}>
        <StepList of={sections.late.parts} row />
      </ContentSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

/** The days from a request that is sent today to its reply, each working day with its number. */
function PromiseDays({ of }: { of: readonly ReplyDay[] }) {
  const { t, site } = usePage()
  const numberOf = (at: number) =>
    of.slice(0, at + 1).filter(({ part }) => part === 'counted' || part === 'due').length
  const textOf = ({ part }: ReplyDay, at: number) => {
    if (part === 'received' || part === 'off') return t(`reply.${part}`)
    const key = part === 'due' ? 'sla.due' : 'sla.day'
    return toDigits(t(key, { number: numberOf(at) }), site.digits)
  }
  return (
    <>
      <p className="promise-days__title">{t('reply.title')}</p>
      <ol className="promise-days" aria-label={t('reply.days')}>
        {of.map((day, at) => (
          <li key={day.date} className={`promise-days__${day.part}`}>
            <time dateTime={day.date}>
              {day.weekday} <b>{day.day}</b>
            </time>
            <span>{textOf(day, at)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
