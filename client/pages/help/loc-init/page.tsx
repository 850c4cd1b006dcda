import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Programme } from '#domain/payloads/institution'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Dated } from '../../../ui/text/dated'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Parts, StepList } from '../parts'
import { ContentSection } from '../section'
import type { LocInitPayload } from './payload'
import { ProgrammeRow } from './programme-row'
import '../../../ui/page/toc-bar.css'
import '../dated.css'
import './programmes.css'
import '../section-parts.css'

interface LocInitProps {
  payload: LocInitPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function LocInit({ payload, usefulness, personalState }: LocInitProps) {
  const { t } = usePage()
  const { sections, lead, programmes, modified } = payload
  const open = programmes.filter(({ stage }) => stage === 'open')
  const others = programmes.filter(({ stage }) => stage !== 'open' && stage !== 'ended')
  const ended = programmes.filter(({ stage }) => stage === 'ended').toReversed()
  return (
    <>
      <PageHead lead={lead}>
        <Facts of={open} />
      </PageHead>
      <Toc
        className="toc-bar toc-bar--phone"
        contents={[
          sections.programmes,
          sections.register,
          sections.about,
          sections['for-whom'],
          sections.afterwards,
        ]}
      />
      <ContentSection of={sections.programmes}>
        {open.length > 0 ? <Programmes of={open} /> : <p>{t('programmes.none')}</p>}
        {others.length > 0 && (
          <FoldDetails title={t('programmes.closed')} className="ended">
            <Programmes of={others} />
          </FoldDetails>
        )}
        {ended.length > 0 && <Ended of={ended} />}
      </ContentSection>
      <ContentSection of={sections.register} ground="tint">
        <StepList of={sections.register.parts} row />
      </ContentSection>
      <ContentSection of={sections.about}>
        <Parts of={sections.about.parts} />
      </ContentSection>
      <ContentSection of={sections['for-whom']} shape="ledger" ground="tint">
        <Parts of={sections['for-whom'].parts} rows />
      </ContentSection>
      <div className="container">
        <section className="afterwards" aria-labelledby={sections.afterwards.id}>
          <h2 id={sections.afterwards.id}>{sections.afterwards.title}</h2>
          <Blocks of={sections.afterwards.intro} />
        </section>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Programmes({ of: programmes }: { of: readonly Programme[] }) {
  return (
    <ol className="programmes">
      {programmes.map((programme) => (
        <ProgrammeRow of={programme} key={programme.slug} />
      ))}
    </ol>
  )
}

function Facts({ of: open }: { of: readonly Programme[] }) {
  const { t, site } = usePage()
  const [next] = open
  const seats = open.reduce((sum, programme) => sum + (programme.free ?? programme.seats), 0)
  return (
    <ul className="head-facts">
      <li>
        <a href="#programmes">
          {toDigits(t('programmes.open', { count: open.length }), site.digits)}
        </a>
      </li>
      {next && (
        <>
          <li>{toDigits(t('programmes.free', { count: seats }), site.digits)}</li>
          <li>
            <span>
              <Dated
                text={t('programmes.next', { date: next.first.gregorian })}
                dates={[next.first]}
              />
            </span>
          </li>
        </>
      )}
    </ul>
  )
}

function Ended({ of }: { of: readonly Programme[] }) {
  const { t, site } = usePage()
  return (
    <FoldDetails title={t('programmes.ended')} className="ended">
      <ul className="ended-programmes">
        {of.map(({ slug, title, first, seats, place }) => (
          <li key={slug} id={slug}>
            <h3>{title}</h3>
            <p>
              <Day date={first} />
            </p>
            <p>{place}</p>
            <p>{toDigits(t('programmes.seats', { count: seats }), site.digits)}</p>
          </li>
        ))}
      </ul>
    </FoldDetails>
  )
}
