import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Channels } from '../../../ui/lists/channels'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { HeadFrame } from '../../../ui/page/page-head'
import { ChartKey } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { LargeNumber } from '../../../ui/text/number'
import { PhoneFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection } from '../section'
import type { SlaPayload } from './payload'
import './service-levels.css'

export function Sla(page: PageProps<SlaPayload>) {
  const { payload } = page
  const { t, digits } = usePage()
  const { sections, lead, services, reply, channels } = payload
  return (
    <>
      <HeadFrame>
        <h1>{digits(t('sla.promise', { count: workingDaysToReply }))}</h1>
        <p className="lead">{lead}</p>
        <p className="hint">{t('reply.title')}</p>
        <ReplyDays of={reply} />
      </HeadFrame>
      {services.length > 0 && (
        <ContentSection of={sections.services} ground="tint">
          <ServiceDurations of={services} />
        </ContentSection>
      )}
      <ContentSection of={sections.results}>
        <SlaLevels of={payload} />
      </ContentSection>
      <ContentSection of={sections.promise} shape="ledger" ground="tint">
        <PartRows of={sections.promise.parts} />
      </ContentSection>
      <ContentSection of={sections.counting} shape="ledger" />
      <ContentSection of={sections.hours} shape="ledger" ground="tint">
        <div className="aside">
          <Channels of={channels} />
        </div>
      </ContentSection>
      <ContentSection of={sections.late}>
        <StepList of={sections.late.parts} isRow />
      </ContentSection>
      <PageBody of={page} />
    </>
  )
}

/** Each level with its newest value, its target and its months as a line. */
function SlaLevels({ of: { levels, months, percentFrom } }: { of: SlaPayload }) {
  const { t, digits } = usePage()
  const range = months && t('sla.range', months)
  return (
    <>
      <p className="levels-key hint">
        {range && <span>{range}</span>}
        {(['kept', 'missed', 'target'] as const).map((mark) => (
          <span className={`levels-key__${mark}`} key={mark}>
            {t(`sla.key.${mark}`)}
          </span>
        ))}
        <span>{digits(t('sla.key.scale', { from: percentFrom }))}</span>
      </p>
      <RowList density="compact">
        {levels.map(({ slug, title, summary, target, newest, missed, chart }) => (
          <ListRow
            id={slug}
            title={title}
            level={3}
            end={
              <PhoneFold title={range ?? title}>
                <div className="level__chart">
                  <SmallChart of={chart} />
                  <ChartKey of={chart} />
                </div>
              </PhoneFold>
            }
            key={slug}
          >
            <p className="level__newest">
              <b>
                <LargeNumber>{newest.value}</LargeNumber>
              </b>{' '}
              {newest.unit && <span>{`${newest.unit} `}</span>}
              {t('sla.newest', { month: newest.month, target })}
            </p>
            <p>
              <strong>{digits(t('sla.misses', { count: missed }))}</strong> {summary}
            </p>
          </ListRow>
        ))}
      </RowList>
    </>
  )
}

const noBreak = '\u00a0'

/** One square for each working day, five weeks in a row. */
function ServiceDurations({ of: services }: { of: SlaPayload['services'] }) {
  const { t } = usePage()
  return (
    <>
      <p className="hint">{t('sla.squares')}</p>
      <RowList density="compact" className="durations">
        {services.map(({ slug, title, days, time }) => (
          <ListRow
            title={<RowLink to="service" slug={slug} title={title} isWhole />}
            level={3}
            end={
              <>
                <UnitSquares count={days} perRow={25} />
                <span>{time.replace(/(\p{Nd}+) /u, `$1${noBreak}`)}</span>
              </>
            }
            key={slug}
          />
        ))}
      </RowList>
    </>
  )
}
