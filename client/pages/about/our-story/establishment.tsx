import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { PageSection } from '../../../ui/page/section'
import type { OurStoryPayload } from './payload'
import './our-story.css'

interface EstablishmentProps {
  text: string
  milestones: OurStoryPayload['milestones']
}

export function Establishment({ text, milestones }: EstablishmentProps) {
  const { t, site } = usePage()
  return (
    <PageSection id="establishment" title={t('ourStory.establishment')} lead={text} shape="ledger">
      <div>
        <YearRuler marked={milestones.map(({ year }) => year)} />
        <ol className="milestones">
          {milestones.map(({ year, title, text }) => (
            <li key={title}>
              <time dateTime={String(year)}>
                <bdi>{toDigits(year, site.digits)}</bdi>
              </time>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  )
}

/** One part for each year from the first to the last, those with a milestone marked. */
function YearRuler({ marked }: { marked: readonly number[] }) {
  const { site } = usePage()
  const first = Math.min(...marked)
  const years = Array.from({ length: Math.max(...marked) - first + 1 }, (_, at) => first + at)
  return (
    <p className="year-ruler" aria-hidden>
      {years.map((year) => (
        <span className={marked.includes(year) ? 'year-ruler__marked' : undefined} key={year}>
          {toDigits(year, site.digits)}
        </span>
      ))}
    </p>
  )
}
