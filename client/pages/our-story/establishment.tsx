import { toDigits } from '#domain/dates/format'
import type { OurStoryPayload } from '#domain/payloads/about'
import { usePage } from '../../i18n'
import { Section } from '../../ui/page/section'

interface EstablishmentProps {
  text: string
  milestones: OurStoryPayload['milestones']
}

export function Establishment({ text, milestones }: EstablishmentProps) {
  const { t, site } = usePage()
  return (
    <Section id="establishment" title={t('ourStory.establishment')} lead={text} shape="ledger">
      <ol className="milestones">
        {milestones.map(({ year, title, text }, at) => (
          <li key={title}>
            <YearTicks from={year} until={milestones[at + 1]?.year ?? year} />
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
    </Section>
  )
}

interface YearTicksProps {
  from: number
  /** Year of the next milestone. */
  until: number
}

/** The years from one milestone to the next, in equal heights; the first is named beside it. */
function YearTicks({ from, until }: YearTicksProps) {
  const { site } = usePage()
  const years = Array.from({ length: until - from }, (_, at) => from + at)
  return (
    <span className="year-ticks" aria-hidden>
      {years.map((year) => (
        <i key={year}>{year > from && <span>{toDigits(year, site.digits)}</span>}</i>
      ))}
    </span>
  )
}
