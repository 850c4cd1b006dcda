import type { ContactChannels } from '#domain/payloads/channels'
import type { TextSectionPart } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import type { IconName } from '../../../ui/icons/icon-names'
import { ListTile, TileList } from '../../../ui/lists/tiles'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Callout } from '../../../ui/text/callout'
import { Phone } from '../../../ui/text/inline'
import { OutsideLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Parts, StepList } from '../parts'
import { ContentSection } from '../section'
import type { ViolationsPayload } from './payload'
import '../../../ui/page/toc-bar.css'
import '../../../ui/box.css'
import '../../../ui/lists/aside.css'
import './violations.css'

export function Violations(page: PageProps<ViolationsPayload>) {
  const { payload } = page
  const { sections, lead, channels, exit } = payload
  const protections = [sections.protection, sections.anonymity, sections['good-faith']]
  return (
    <>
      {exit && <Exit href={exit} />}
      <PageHead lead={lead}>
        <NearestChannels of={channels} />
      </PageHead>
      <Toc
        className="toc-bar toc-bar--phone"
        contents={[
          sections.report,
          sections.elsewhere,
          sections.channels,
          sections.after,
          sections.prepare,
          sections.safety,
          ...protections,
        ]}
      />
      <div className="container">
        <div className="columns columns--aside">
          {[sections.report, sections.elsewhere].map(({ id, title, intro }, at) => (
            <section className={at > 0 ? 'box flow' : 'flow'} aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              <Blocks of={intro} />
            </section>
          ))}
        </div>
      </div>
      <ContentSection of={sections.channels} ground="tint">
        <ReportChannels of={sections.channels.parts} channels={channels} />
      </ContentSection>
      <ContentSection of={sections.after} shape="ledger">
        <StepList of={sections.after.parts} />
      </ContentSection>
      <ContentSection of={{ ...sections.prepare, intro: [] }} shape="ledger" ground="tint">
        <div className="flow">
          <Blocks of={sections.prepare.intro} />
        </div>
      </ContentSection>
      <div className="container stack">
        <Callout id={sections.safety.id} title={sections.safety.title} level={2}>
          <Blocks of={sections.safety.intro} />
        </Callout>
        <Parts
          of={protections.map(({ id, title, intro }) => ({ id, title, body: intro }))}
          level={2}
        />
      </div>
      <PageBody of={page} />
    </>
  )
}

/** Quick exit, always in view. `noreferrer` hides this page from the target. */
function Exit({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <aside className="exit" aria-label={t('quickExit.leave')}>
      <div className="exit__inner">
        <p>{t('quickExit.text')}</p>
        <a className="button button--secondary button--small" href={href} rel="noreferrer">
          {t('quickExit.leave')}
        </a>
      </div>
    </aside>
  )
}

/** Ways to report at once, at the head of the page. */
function NearestChannels({ of: { phone } }: { of: ContactChannels }) {
  const { t } = usePage()
  return (
    <div className="button-row nearest-channels">
      <OfficialLink />
      {phone && (
        <p>
          {t('quickExit.phone')} <Phone number={phone} />
        </p>
      )}
      <a className="button button--quiet" href="#channels">
        {t('quickExit.channels')}
      </a>
    </div>
  )
}

interface ReportChannelsProps {
  of: readonly TextSectionPart[]
  channels: ContactChannels
}

const icons: Record<string, IconName> = { official: 'shield-check', phone: 'phone', letter: 'mail' }

function ReportChannels({ of, channels }: ReportChannelsProps) {
  const { site } = usePage()
  const { phone, hours, address } = channels
  const isSet: Record<string, string | null> = {
    official: site.reportCorruption,
    phone,
    letter: address,
  }
  return (
    <TileList>
      {of
        .filter(({ id }) => isSet[id])
        .map(({ id, title, body }) => (
          <ListTile icon={icons[id] ?? 'mail'} id={id} title={title} key={id}>
            <div>
              <Blocks of={body} />
            </div>
            {id === 'official' && (
              <p className="button-row">
                <OfficialLink />
              </p>
            )}
            {id === 'phone' && phone && (
              <p className="report-way">
                <Phone number={phone} />
                {hours && <small>{hours}</small>}
              </p>
            )}
            {id === 'letter' && <address className="report-way">{address}</address>}
          </ListTile>
        ))}
    </TileList>
  )
}

/** Button to the national channel for reports of corruption, if the settings name one. */
function OfficialLink() {
  const { t, site } = usePage()
  if (!site.reportCorruption) return null
  return (
    <OutsideLink className="button button--primary" href={site.reportCorruption} rel="noreferrer">
      {t('quickExit.official')}
    </OutsideLink>
  )
}
