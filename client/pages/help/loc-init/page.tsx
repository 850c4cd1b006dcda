import { toDigits } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Blocks } from '../../../ui/text/blocks'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, Parts, StepList } from '../parts'
import { ContentSection } from '../section'
import type { LocInitPayload } from './payload'
import { ProgrammeRow } from './programme-row'
import '../../../ui/accordion.css'
import '../../../ui/page/article.css'

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
  const { t, site } = usePage()
  const [next] = open
  const seats = open.reduce((sum, programme) => sum + (programme.free ?? programme.seats), 0)
  return (
    <ul className="article__facts">
      <li>
        <a className="link-arrow" href="#programmes">
          {toDigits(t('programmes.open', { count: open.length }), site.digits)}
        </a>
      </li>
      {next && <li>{toDigits(t('programmes.free', { count: seats }), site.digits)}</li>}
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
  const { t, site } = usePage()
  return (
    <RowList density="compact">
      {programmes.map(({ slug, title, first, seats, place }) => (
        <ListRow id={slug} side={<Day date={first} />} title={title} level={3} key={slug}>
          <p>
            {place + t('date.separator')}
            {toDigits(t('programmes.seats', { count: seats }), site.digits)}
          </p>
        </ListRow>
      ))}
    </RowList>
  )
}
