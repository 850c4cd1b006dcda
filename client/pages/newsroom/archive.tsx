import { toDigits } from '#domain/format'
import { localPath } from '#domain/locale'
import type { NewsPayload } from '#domain/payloads/newsroom'
import { withQuery } from '#domain/query'
import { usePage } from '../../i18n'
import { Choices } from './choices'

type ArchiveProps = Pick<NewsPayload, 'years' | 'months' | 'tags' | 'chosen'>

/** The ways through all news: by year, by month of a year, by topic. */
export function Archive({ years, months, tags, chosen }: ArchiveProps) {
  const { t, site, locale, path } = usePage()
  const here = localPath(path, locale)
  const { tag, year, month } = chosen
  const written = (text: string) => toDigits(text, site.digits)
  return (
    <div className="archive">
      <Choices
        label={t('newsroom.archive.label')}
        choices={[
          {
            key: 'all',
            title: t('newsroom.archive.all'),
            href: here,
            isChosen: !year && !tag,
          },
          ...years.map(({ label, value }) => ({
            key: value,
            title: written(label),
            href: withQuery(here, { year: value }),
            isChosen: value === year?.value,
          })),
        ]}
      />
      {year && months.length > 0 && (
        <Choices
          label={written(t('newsroom.archive.months', { year: year.label }))}
          choices={[
            {
              key: 'whole',
              title: t('newsroom.archive.wholeYear'),
              href: withQuery(here, { year: year.value }),
              isChosen: !month,
            },
            ...months.map(({ label, value }) => ({
              key: value,
              title: label,
              href: withQuery(here, { year: year.value, month: value }),
              isChosen: value === month?.value,
            })),
          ]}
        />
      )}
      <Choices
        className="choices--quiet"
        label={t('newsroom.topics.label')}
        choices={[
          { key: 'all', title: t('newsroom.topics.all'), href: here, isChosen: !tag },
          ...tags.map(({ slug, title }) => ({
            key: slug,
            title,
            href: withQuery(here, { tag: slug }),
            isChosen: slug === tag?.slug,
          })),
        ]}
      />
    </div>
  )
}
