import { toDigits } from '#domain/dates/format'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Choices } from '../../ui/lists/choices'
import type { NewsPayload } from './news/payload'
import '../../ui/lists/choices.css'

type ArchiveProps = Pick<NewsPayload, 'years' | 'months' | 'tags' | 'chosen'>

/** Each filter keeps the values of the others. */
export function Archive({ years, months, tags, chosen }: ArchiveProps) {
  const { t, site, locale, path } = usePage()
  const tag = chosen.tag?.slug
  const year = chosen.year?.value
  const month = chosen.month?.value
  const hrefOf = (query: { tag?: string; year?: string; month?: string }) =>
    withQuery(localPath(path, locale), query)
  const withDigits = (text: string) => toDigits(text, site.digits)
  return (
    <div className="archive">
      <Choices
        label={t('newsroom.archive.label')}
        choices={[
          {
            key: 'all',
            title: t('newsroom.archive.all'),
            href: hrefOf({ tag }),
            isChosen: !year,
          },
          ...years.map(({ label, value }) => ({
            key: value,
            title: withDigits(label),
            href: hrefOf({ tag, year: value }),
            isChosen: value === year,
          })),
        ]}
      />
      {chosen.year && months.length > 0 && (
        <Choices
          label={withDigits(t('newsroom.archive.months', { year: chosen.year.label }))}
          choices={[
            {
              key: 'whole',
              title: t('newsroom.archive.wholeYear'),
              href: hrefOf({ tag, year }),
              isChosen: !month,
            },
            ...months.map(({ label, value }) => ({
              key: value,
              title: label,
              href: hrefOf({ tag, year, month: value }),
              isChosen: value === month,
            })),
          ]}
        />
      )}
      <Choices
        className="choices--quiet"
        label={t('newsroom.topics.label')}
        choices={[
          {
            key: 'all',
            title: t('newsroom.topics.all'),
            href: hrefOf({ year, month }),
            isChosen: !tag,
          },
          ...tags.map(({ slug, title }) => ({
            key: slug,
            title,
            href: hrefOf({ tag: slug, year, month }),
            isChosen: slug === tag,
          })),
        ]}
      />
    </div>
  )
}
