import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Fold, FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Badge } from '../../../ui/text/badge'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Dated } from '../../../ui/text/dated'
import { Hidden, Phone } from '../../../ui/text/inline'
import { OutsideLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Parts, PartText, StepList } from '../parts'
import { ContentSection } from '../section'
import { StackedDays } from '../stacked-days'
import type { BackupPayload, Outage } from './payload'
import './continuity.css'
import '../../../ui/accordion.css'
import '../../../ui/box.css'

interface PartProps {
  of: BackupPayload
}

export function Backup(page: PageProps<BackupPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { sections, lead, planned, past } = payload
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <PlatformStates of={payload} />
      </div>
      <ContentSection of={sections.during} ground="tint">
        <StepList of={sections.during.parts} isRow />
      </ContentSection>
      <ContentSection of={sections.platforms} shape="ledger">
        <PlatformWays of={payload} />
      </ContentSection>
      <ContentSection of={sections.planned} ground="ruled">
        {planned.length > 0 ? <Outages of={payload} list={planned} /> : <p>{t('backup.none')}</p>}
        {past.length > 0 && (
          <div className="accordion">
            <FoldDetails title={t('backup.past')}>
              <Outages of={payload} list={past} />
            </FoldDetails>
          </div>
        )}
      </ContentSection>
      <PageBody of={page}>
        <Parts of={[sections.deadlines, sections.readiness]} />
      </PageBody>
    </>
  )
}

const looks = {
  working: { tone: 'success', icon: 'badge-check' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  down: { tone: 'danger', icon: 'circle-alert' },
} as const

function PlatformStates({ of: { platforms, planned, today, phone, sections } }: PartProps) {
  const { t } = usePage()
  const { id, title: heading, intro } = sections.status
  return (
    <section className="box states" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="hint">
        <Day date={today} />
      </p>
      <RowList density="compact">
        {platforms.map(({ name, title, state, current }) => (
          <ListRow
            title={<a href={`#${name}`}>{title}</a>}
            level={3}
            end={<Badge {...looks[state]}>{t(`backup.state.${state}`)}</Badge>}
            key={name}
          >
            {planned.map(
              (outage) => outage.platform === name && <Planned of={outage} key={outage.slug} />,
            )}
            {current && <p>{current.summary}</p>}
          </ListRow>
        ))}
      </RowList>
      <Blocks of={intro} />
      <p>
        <PageLink to="siteStatus">{t('backup.status')}</PageLink>
      </p>
      {phone && (
        <p>
          {t('backup.call')} <Phone number={phone} />
        </p>
      )}
    </section>
  )
}

function Planned({ of: { begins, ends } }: { of: Outage }) {
  const { t } = usePage()
  const last = ends && ends.date.iso !== begins.iso ? ends.date : null
  const first = begins.gregorian
  return (
    <p>
      <Dated
        text={
          last
            ? t('backup.plannedUntil', { first, last: last.gregorian })
            : t('backup.planned', { first })
        }
        dates={last ? [begins, last] : [begins]}
      />
    </p>
  )
}

/** Folded in narrow windows, where the state of a platform leads to its part. */
function PlatformWays({ of: { platforms } }: PartProps) {
  const { t } = usePage()
  return (
    <div className="platform-ways">
      {platforms.map(({ name, title, href, way }) => (
        <Fold id={name} title={title} level={3} key={name}>
          <PartText of={way}>
            {href && (
              <p className="row__links">
                <OutsideLink href={href}>
                  {t('backup.open')}
                  <Hidden>{` ${title}`}</Hidden>
                </OutsideLink>
              </p>
            )}
          </PartText>
        </Fold>
      ))}
    </div>
  )
}

function Outages({ of: { platforms }, list }: PartProps & { list: readonly Outage[] }) {
  const { t, digits } = usePage()
  return (
    <RowList>
      {list.map(({ slug, platform, planned, title, summary, note, begins, from, ends }) => {
        const kind = t(planned ? 'backup.maintenance' : 'backup.fault')
        const name = platforms.find((one) => one.name === platform)?.title
        const hours = ends ? t('programmes.hours', { from, until: ends.time }) : from
        return (
          <ListRow
            side={
              <>
                <StackedDays first={begins} last={ends?.date ?? begins} />
                <bdi>{digits(hours)}</bdi>
              </>
            }
            meta={name ? kind + t('date.separator') + name : kind}
            title={title}
            level={3}
            key={slug}
          >
            <p>{summary}</p>
            {note && <p className="hint">{note}</p>}
          </ListRow>
        )
      })}
    </RowList>
  )
}
