import type { Programme } from '#domain/payloads/institution'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PictureFigure } from '../../../ui/media/media-picture'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Blocks } from '../../../ui/text/blocks'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, Parts, StepList } from '../parts'
import { ContentSection } from '../section'
import type { LocInitPayload } from './payload'
import '../../../ui/accordion.css'
import '../../../ui/page/article.css'
import { routePath } from '#domain/site/routes'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Bullets, Fact, Hidden } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { PhoneFold } from '../../../ui/text/text-fold'
import { StackedDays } from '../stacked-days'
import './programmes.css'

export function LocInit(page: PageProps<LocInitPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { sections, lead, programmes } = payload
  const open = programmes.filter(({ stage }) => stage === 'open')
  const others = programmes.filter(({ stage }) => stage !== 'open' && stage !== 'ended')
  const ended = programmes.filter(({ stage }) => stage === 'ended').toReversed()
  return (
    <>
      <PageHead lead={lead}>
        <HeadFacts of={open} />
      </PageHead>
      <ContentSection of={sections.programmes}>
        {open.length > 0 ? <Programmes of={open} /> : <p>{t('programmes.none')}</p>}
        <div className="accordion">
          {others.length > 0 && (
            <FoldDetails title={t('programmes.closed')}>
              <Programmes of={others} />
            </FoldDetails>
          )}
          {ended.length > 0 && (
            <FoldDetails title={t('programmes.ended')}>
              <EndedProgrammes of={ended} />
            </FoldDetails>
          )}
        </div>
      </ContentSection>
      <ContentSection of={sections.register} ground="tint">
        <StepList of={sections.register.parts} isRow />
      </ContentSection>
      <ContentSection of={sections.about}>
        <Parts of={sections.about.parts} />
      </ContentSection>
      <ContentSection of={sections['for-whom']} shape="ledger" ground="tint">
        <PartRows of={sections['for-whom'].parts} />
      </ContentSection>
      <PageBody of={page}>
        <Callout id={sections.afterwards.id} title={sections.afterwards.title} level={2}>
          <Blocks of={sections.afterwards.intro} />
        </Callout>
      </PageBody>
    </>
  )
}

interface ProgrammesProps {
  of: readonly Programme[]
}

/** How many programmes and seats there are to apply for. */
function HeadFacts({ of: open }: ProgrammesProps) {
  const { t, digits } = usePage()
  const [next] = open
  const seats = open.reduce((sum, programme) => sum + (programme.free ?? programme.seats), 0)
  return (
    <ul className="article__facts">
      <li>
        <a className="link-arrow" href="#programmes">
          {digits(t('programmes.open', { count: open.length }))}
        </a>
      </li>
      {next && <li>{digits(t('programmes.free', { count: seats }))}</li>}
      {next && (
        <li>
          <time dateTime={next.first.iso}>
            {t('programmes.next', { date: next.first.gregorian })}
          </time>
        </li>
      )}
    </ul>
  )
}

function Programmes({ of: programmes }: ProgrammesProps) {
  return (
    <RowList density="large">
      {programmes.map((programme) => (
        <ProgrammeRow of={programme} key={programme.slug} />
      ))}
    </RowList>
  )
}

function EndedProgrammes({ of: programmes }: ProgrammesProps) {
  const { t, digits } = usePage()
  return (
    <RowList density="compact">
      {programmes.map(({ slug, title, first, seats, place }) => (
        <ListRow id={slug} side={<Day date={first} />} title={title} level={3} key={slug}>
          <p>
            {place + t('date.separator')}
            {digits(t('programmes.seats', { count: seats }))}
          </p>
        </ListRow>
      ))}
    </RowList>
  )
}

function ProgrammeRow({ of: programme }: { of: Programme }) {
  const { t } = usePage()
  const { slug, title, summary, stage, first, last, gains, place, picture } = programme
  const stageName = t(`programmes.stage.${stage}`)
  return (
    <ListRow
      id={slug}
      side={<StackedDays first={first} last={last} />}
      meta={stage === 'open' ? <span className="tag">{stageName}</span> : stageName}
      title={title}
      level={3}
      end={<Actions of={programme} />}
    >
      <p>{summary}</p>
      {picture && <PictureFigure of={picture} />}
      <PhoneFold title={place}>
        <ProgrammeFacts of={programme} />
      </PhoneFold>
      <PhoneFold title={t('programmes.gains')}>
        <p className="hint">{t('programmes.gains')}</p>
        <Bullets of={gains} className="hint" />
      </PhoneFold>
    </ListRow>
  )
}

function ProgrammeFacts({ of: programme }: { of: Programme }) {
  const { t, digits } = usePage()
  const { audience, place, delivery, hours, seats, free } = programme
  const deliveryText = t(`programmes.delivery.${delivery}`)
  return (
    <Facts shape="grid">
      <Fact term={t('programmes.audience')}>{audience}</Fact>
      <Fact term={t('programmes.place')}>
        {place}
        {place !== deliveryText && <small>{deliveryText}</small>}
      </Fact>
      <Fact term={t('programmes.time')}>
        <bdi>{digits(t('programmes.hours', { from: hours.from, until: hours.to }))}</bdi>
      </Fact>
      {free === null && <Fact term={t('programmes.seatsLabel')}>{digits(seats)}</Fact>}
    </Facts>
  )
}

function Actions({ of }: { of: Programme }) {
  const { t, locale, digits } = usePage()
  const { slug, title, stage, registration, seats, free } = of
  const isOpen = stage === 'open'
  const name = <Hidden>{t('date.separator') + title}</Hidden>
  const application = { kind: 'INFO', about: 'operation-maintenance-platform' }
  return (
    <div className="programme-actions">
      {free !== null && (
        <div className="programme-actions__free">
          <strong>{digits(t('programmes.freeOf', { free, seats }))}</strong>
          <UnitSquares count={seats} filled={free} />
        </div>
      )}
      <p className="hint">
        {t(`programmes.${isOpen ? 'registration' : 'registrationClosed'}`)}{' '}
        <Day date={registration} />
      </p>
      {isOpen && (
        <PageLink to="contact" query={application} className="button button--primary button--small">
          {t('programmes.apply')}
          {name}
        </PageLink>
      )}
      <a
        className="button button--secondary button--small"
        href={`${routePath('locInit', locale)}/${slug}.ics`}
        download
      >
        <Icon name="calendar-check" />
        {t('programmes.calendar')}
        {name}
      </a>
    </div>
  )
}
