import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ContactChannels } from '#domain/payloads/channels'
import type { TextSectionPart } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Phone } from '../../../ui/text/inline'
import { OutsideLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Parts, StepList } from '../parts'
import { ContentSection, ContentSectionHead } from '../section'
import type { ViolationsPayload } from './payload'
import '../../../ui/page/toc-bar.css'
import './violations.css'
import '../../../ui/page/section.css'

interface ViolationsProps {
  payload: ViolationsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Violations({ payload, usefulness, personalState }: ViolationsProps) {
  const { sections, lead, channels, exit, modified } = payload
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
      <div className="container violations__pair">
        {[sections.report, sections.elsewhere].map(({ id, title, intro }) => (
          <section className="violations__list" aria-labelledby={id} key={id}>
            <h2 id={id}>{title}</h2>
            <Blocks of={intro} />
          </section>
        ))}
      </div>
      <ContentSection of={sections.channels} ground="tint">
        <ReportChannels of={sections.channels.parts} channels={channels} />
      </ContentSection>
      <ContentSection of={sections.after} shape="ledger">
        <StepList of={sections.after.parts} />
      </ContentSection>
      <ContentSection of={{ ...sections.prepare, intro: [] }} shape="ledger" ground="tint">
        <div className="flow violations__questions">
          <Blocks of={sections.prepare.intro} />
        </div>
      </ContentSection>
      <div className="section">
        <div className="section__inner">
          <section className="violations__safety" aria-labelledby={sections.safety.id}>
            <ContentSectionHead of={sections.safety} />
          </section>
          <Parts
            of={protections.map(({ id, title, intro }) => ({ id, title, body: intro }))}
            level={2}
          />
        </div>
      </div>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
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
    <div className="nearest-channels">
      <OfficialLink />
      {phone && (
        <p>
          {t('quickExit.phone')} <Phone number={phone} />
        </p>
      )}
      <p>
        <a href="#channels">{t('quickExit.channels')}</a>
      </p>
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
    <ul className="report-channels">
      {of
        .filter(({ id }) => isSet[id])
        .map(({ id, title, body }) => (
          <li key={id} className={`report-channel report-channel--${id}`}>
            <Icon name={icons[id] ?? 'mail'} />
            <h3 id={id}>{title}</h3>
            <Blocks of={body} />
            <div className="report-channel__way">
              {id === 'official' && <OfficialLink />}
              {id === 'phone' && phone && (
                <p>
                  <Phone number={phone} />
                  {hours && <small>{hours}</small>}
                </p>
              )}
              {id === 'letter' && <address>{address}</address>}
            </div>
          </li>
        ))}
    </ul>
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
