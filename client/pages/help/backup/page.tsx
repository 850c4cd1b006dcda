import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { Hidden } from '../../../ui/text/inline'
import { OutsideLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { StepList } from '../parts'
import { ContentSection } from '../section'
import { StackedDays } from '../stacked-days'
import type { BackupPayload, Outage } from './payload'
import { PlatformStates } from './platform-states'
import './continuity.css'
import '../../../ui/page/folding.css'
import '../dated.css'
import '../section-parts.css'

interface BackupProps {
  payload: BackupPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Backup({ payload, usefulness, personalState }: BackupProps) {
  const { t } = usePage()
  const { sections, lead, platforms, planned, past, modified } = payload
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
        {planned.length === 0 && <p>{t('backup.none')}</p>}
        <ol className="outages">
          {planned.map((outage) => (
            <OutageRow of={outage} platforms={platforms} key={outage.slug} />
          ))}
        </ol>
        {past.length > 0 && <Past payload={payload} />}
      </ContentSection>
      <div className="container">
        <div className="backup__end">
          {[sections.deadlines, sections.readiness].map(({ id, title, intro }) => (
            <section aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              <Blocks of={intro} />
            </section>
          ))}
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Past({ payload: { past, platforms } }: { payload: BackupPayload }) {
  const { t } = usePage()
  return (
    <FoldDetails title={t('backup.past')} className="ended">
      <ol className="outages">
        {past.map((outage) => (
          <OutageRow of={outage} platforms={platforms} key={outage.slug} />
        ))}
      </ol>
    </FoldDetails>
  )
}

/** One platform a row; folded in narrow windows, where the state of a platform leads to its row. */
function BackupPlatforms({ of: platforms }: { of: BackupPayload['platforms'] }) {
  const { t } = usePage()
  return (
    <ul className="parts parts--rows platform-ways">
      {platforms.map(({ name, title, href, way }) => (
        <li className="folding" key={name} id={name}>
          <h3 className="folding__title">{title}</h3>
          <FoldDetails title={title}>
            <div className="part__text">
              <Blocks of={way} />
              {href && (
                <p className="platform-link">
                  <OutsideLink href={href}>
                    {t('backup.open')}
                    <Hidden>{` ${title}`}</Hidden>
                  </OutsideLink>
                </p>
              )}
            </div>
          </FoldDetails>
        </li>
      ))}
    </ul>
  )
}

interface OutageRowProps {
  of: Outage
  platforms: BackupPayload['platforms']
}

function OutageRow({ of: outage, platforms }: OutageRowProps) {
  const { t } = usePage()
  const { platform, planned, title, summary, note } = outage
  const name = platforms.find((one) => one.name === platform)?.title
  return (
    <li className="outage">
      <Times of={outage} />
      <div>
        <p className="tag">
          {planned ? t('backup.maintenance') : t('backup.fault')}
          {name && t('date.separator') + name}
        </p>
        <h3>{title}</h3>
        <p>{summary}</p>
      </div>
      {note && <p className="outage__note">{note}</p>}
    </li>
  )
}

function Times({ of: { begins, from, ends } }: { of: Outage }) {
  const { t, site } = usePage()
  const hours = ends ? t('programmes.hours', { from, until: ends.time }) : from
  return (
    <div className="outage__when">
      <StackedDays first={begins} last={ends?.date ?? begins} />
      <p>
        <bdi>{toDigits(hours, site.digits)}</bdi>
      </p>
    </div>
  )
}
