import { feedPath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection } from '../../../ui/page/section'
import { Badge } from '../../../ui/text/badge'
import { Dated } from '../../../ui/text/dated'
import { Hidden, Phone } from '../../../ui/text/inline'
import { OutsideLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Incidents } from './incidents'
import type { PartState, SiteStatusPayload } from './payload'
import '../../../ui/accordion.css'
import '../../../ui/box.css'
import './site-status.css'

interface PartProps {
  of: SiteStatusPayload
}

export function SiteStatus(page: PageProps<SiteStatusPayload>) {
  const { payload } = page
  const { t, locale } = usePage()
  const { current, planned, past, phone } = payload
  return (
    <>
      <PageHead lead={t('siteStatus.lead')} />
      <div className="container">
        <SiteParts of={payload} />
      </div>
      {current.length > 0 && (
        <PageSection id="current" title={t('siteStatus.currentTitle')} ground="tint">
          <Incidents of={current} />
        </PageSection>
      )}
      <PageSection
        id="platforms"
        title={t('siteStatus.platformsTitle')}
        lead={t('siteStatus.platformsHint')}
        shape="ledger"
      >
        <Platforms of={payload} />
      </PageSection>
      <PageSection id="planned" title={t('siteStatus.plannedTitle')} ground="ruled">
        {planned.length > 0 ? <Incidents of={planned} /> : <p>{t('siteStatus.none')}</p>}
        {past.length > 0 && (
          <div className="accordion">
            <FoldDetails title={t('siteStatus.pastTitle')}>
              <Incidents of={past} />
            </FoldDetails>
          </div>
        )}
      </PageSection>
      <PageBody of={page}>
        <p>
          <PageLink to="backup">{t('siteStatus.more')}</PageLink>
        </p>
        <p>
          <a href={feedPath('siteStatus', locale)}>{t('siteStatus.feed')}</a>
        </p>
        {phone && (
          <p>
            {t('siteStatus.call')} <Phone number={phone} />
          </p>
        )}
      </PageBody>
    </>
  )
}

const looks = {
  working: { tone: 'success', icon: 'badge-check' },
  failing: { tone: 'danger', icon: 'circle-alert' },
  unknown: { tone: 'calm' },
} as const

function overall(parts: SiteStatusPayload['parts']): PartState {
  if (parts.some(({ state }) => state === 'failing')) return 'failing'
  return parts.some(({ state }) => state === 'unknown') ? 'unknown' : 'working'
}

function SiteParts({ of: { parts, checked, counted } }: PartProps) {
  const { t } = usePage()
  const all = overall(parts)
  return (
    <section className="box site-parts" aria-labelledby="parts">
      <h2 id="parts">{t(`siteStatus.all.${all}`)}</h2>
      {checked && (
        <p className="hint">
          <Dated
            text={t('siteStatus.checked', { date: checked.date.gregorian, time: checked.time })}
            dates={[checked.date]}
          />
        </p>
      )}
      {all === 'unknown' && <p>{t('siteStatus.unknownHint')}</p>}
      <RowList density="compact">
        {parts.map(({ name, state, share }) => (
          <ListRow
            title={t(`siteStatus.parts.${name}`)}
            level={3}
            end={<Badge {...looks[state]}>{t(`siteStatus.state.${state}`)}</Badge>}
            key={name}
          >
            <p>{t(`siteStatus.measures.${name}`)}</p>
            {share && <p className="hint">{t('siteStatus.sharesOf', { share })}</p>}
          </ListRow>
        ))}
      </RowList>
      {counted && (
        <p className="hint">
          <Dated
            text={t('siteStatus.counted', {
              checks: counted.checks,
              since: counted.since.gregorian,
            })}
            dates={[counted.since]}
          />
        </p>
      )}
    </section>
  )
}

const platformLooks = {
  unmeasured: { tone: 'calm' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  fault: { tone: 'danger', icon: 'circle-alert' },
} as const

function Platforms({ of: { platforms } }: PartProps) {
  const { t } = usePage()
  return (
    <RowList density="compact">
      {platforms.map(({ name, title, state, href }) => (
        <ListRow
          title={title}
          level={3}
          end={<Badge {...platformLooks[state]}>{t(`siteStatus.platformState.${state}`)}</Badge>}
          key={name}
        >
          {href && (
            <p>
              <OutsideLink href={href}>
                {t('siteStatus.open')}
                <Hidden>{` ${title}`}</Hidden>
              </OutsideLink>
            </p>
          )}
        </ListRow>
      ))}
    </RowList>
  )
}
