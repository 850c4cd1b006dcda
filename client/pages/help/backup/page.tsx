import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Fold, FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Blocks } from '../../../ui/text/blocks'
import { Hidden } from '../../../ui/text/inline'
import { OutsideLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Parts, StepList } from '../parts'
import { ContentSection } from '../section'
import { StackedDays } from '../stacked-days'
import type { BackupPayload, Outage } from './payload'
import { PlatformStates } from './platform-states'
import './continuity.css'
import '../../../ui/accordion.css'
import '../section-parts.css'

export function Backup(page: PageProps<BackupPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { sections, lead, platforms, planned, past } = payload
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <PlatformStates of={payload} />
      </div>
      <ContentSection of={sections.during} ground="tint">
        <StepList of={sections.during.parts} row />
      </ContentSection>
      <ContentSection of={sections.platforms} shape="ledger">
        <BackupPlatforms of={platforms} />
      </ContentSection>
      <ContentSection of={sections.planned} ground="ruled">
        {planned.length > 0 ? <Outages of={planned} in={platforms} /> : <p>{t('backup.none')}</p>}
        {past.length > 0 && (
          <div className="accordion">
            <FoldDetails title={t('backup.past')}>
              <Outages of={past} in={platforms} />
            </FoldDetails>
          </div>
        )}
      </ContentSection>
      <PageBody of={page}>
        <Parts
          of={[sections.deadlines, sections.readiness].map(({ id, title, intro }) => ({
            id,
            title,
            body: intro,
          }))}
          level={2}
        />
      </PageBody>
    </>
  )
}

/** Folded in narrow windows, where the state of a platform leads to its part. */
function BackupPlatforms({ of: platforms }: { of: BackupPayload['platforms'] }) {
  const { t } = usePage()
  return (
    <ul className="parts platform-ways">
      {platforms.map(({ name, title, href, way }) => (
        <li key={name}>
          <Fold id={name} title={title} level={3}>
            <div className="part__text">
              <Blocks of={way} />
              {href && (
                <p className="row__links">
                  <OutsideLink href={href}>
                    {t('backup.open')}
                    <Hidden>{` ${title}`}</Hidden>
                  </OutsideLink>
                </p>
              )}
            </div>
          </Fold>
        </li>
      ))}
    </ul>
  )
}

interface OutagesProps {
  of: readonly Outage[]
  in: BackupPayload['platforms']
}

function Outages({ of: outages, in: platforms }: OutagesProps) {
  const { t, site } = usePage()
  return (
    <RowList>
      {outages.map(({ slug, platform, planned, title, summary, note, begins, from, ends }) => {
        const kind = t(planned ? 'backup.maintenance' : 'backup.fault')
        const name = platforms.find((one) => one.name === platform)?.title
        const hours = ends ? t('programmes.hours', { from, until: ends.time }) : from
        return (
          <ListRow
            side={
              <>
                <StackedDays first={begins} last={ends?.date ?? begins} />
                <bdi>{toDigits(hours, site.digits)}</bdi>
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
