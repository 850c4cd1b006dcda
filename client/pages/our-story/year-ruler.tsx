import { toDigits } from '#domain/dates/format'
import type { OurStoryPayload } from '#domain/payloads/about'
import { usePage } from '../../i18n'
import { milestoneId } from './milestone-id'

/**
 * Every year from the first milestone to the last one on a ruler with a line for each month. Years
 * with milestones name them and lead to them.
 */
export function YearRuler({ milestones }: Pick<OurStoryPayload, 'milestones'>) {
  const { t } = usePage()
  const [first, last] = [milestones.at(0)?.year ?? 0, milestones.at(-1)?.year ?? 0]
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return (
    <nav className="year-ruler" aria-label={t('ourStory.establishment')}>
      <ol>
        {years.map((year) => (
          <Year
            key={year}
            year={year}
            titles={milestones.filter((milestone) => milestone.year === year)}
          />
        ))}
      </ol>
    </nav>
  )
}

interface YearProps {
  year: number
  titles: readonly { title: string }[]
}

function Year({ year, titles }: YearProps) {
  const { site } = usePage()
  const number = <bdi>{toDigits(year, site.digits)}</bdi>
  return (
    <li>
      {titles.length === 0 && <span>{number}</span>}
      {titles.length > 0 && (
        <a href={`#${milestoneId(year)}`}>
          {number}
          {titles.map(({ title }) => (
            <small key={title}>{title}</small>
          ))}
        </a>
      )}
    </li>
  )
}
