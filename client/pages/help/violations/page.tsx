import type { ReactNode } from 'react'
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
import { ContentSection, FlowSection } from '../section'
import type { ViolationsPayload } from './payload'
import '../../../ui/box.css'
import './violations.css'

export function Violations(page: PageProps<ViolationsPayload>) {
  const { payload } = page
  const { sections, lead, exit } = payload
  const { report, elsewhere, channels, after, prepare, safety } = sections
  const protections = [sections.protection, sections.anonymity, sections['good-faith']]
  return (
    <>
      {exit && <Exit href={exit} />}
      <PageHead lead={lead}>
        <NearestChannels of={payload} />
      </PageHead>
      <Toc
        className="toc-bar toc-bar--phone"
        contents={[report, elsewhere, channels, after, prepare, safety, ...protections]}
      />
      <div className="container">
        <div className="columns columns--aside">
          <FlowSection of={report} />
          <FlowSection of={elsewhere} className="box flow" />
        </div>
      </div>
      <ContentSection of={channels} ground="tint">
        <ReportChannels of={payload} />
      </ContentSection>
      <ContentSection of={after} shape="ledger">
        <StepList of={after.parts} />
      </ContentSection>
      <ContentSection of={prepare} shape="ledger" ground="tint" />
      <div className="container stack">
        <Callout id={safety.id} title={safety.title} level={2}>
          <Blocks of={safety.intro} />
        </Callout>
        <Parts of={protections} />
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
      <p>{t('quickExit.text')}</p>
      <a className="button button--secondary button--small" href={href} rel="noreferrer">
        {t('quickExit.leave')}
      </a>
    </aside>
  )
}

/** Ways to report at once, at the head of the page. */
function NearestChannels({ of: { channels } }: { of: ViolationsPayload }) {
  const { t } = usePage()
  return (
    <>
      <p className="button-row">
        <OfficialLink />
        <a className="button button--quiet" href="#channels">
          {t('quickExit.channels')}
        </a>
      </p>
      {channels.phone && (
        <p>
          {t('quickExit.phone')} <Phone number={channels.phone} />
        </p>
      )}
    </>
  )
}

const icons: Record<string, IconName> = { official: 'shield-check', phone: 'phone', letter: 'mail' }

/** The channels that the settings name. */
function ReportChannels({ of: { sections, channels } }: { of: ViolationsPayload }) {
  const { site } = usePage()
  const { phone, hours, address } = channels
  const ways: Record<string, ReactNode> = {
    official: site.reportCorruption && <OfficialLink />,
    phone: phone && (
      <>
        <Phone number={phone} /> {hours && <small>{hours}</small>}
      </>
    ),
    letter: address,
  }
  return (
    <TileList>
      {sections.channels.parts.map(
        ({ id, title, body }) =>
          ways[id] && (
            <ListTile icon={icons[id] ?? 'mail'} id={id} title={title} key={id}>
              <div>
                <Blocks of={body} />
              </div>
              <p>{ways[id]}</p>
            </ListTile>
          ),
      )}
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
