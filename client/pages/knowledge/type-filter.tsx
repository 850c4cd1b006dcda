import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Choices } from '../../ui/lists/choices'
import type { SectionPayload } from './section/payload'

interface TypeFilterProps extends Pick<SectionPayload, 'counts' | 'chosen'> {
  /** Other parameters of the address, kept by every choice. */
  kept?: Parameters<typeof withQuery>[1]
}

/** Books, guides or forms alone, each with its number. */
export function TypeFilter({ counts, chosen, kept }: TypeFilterProps) {
  const { t, digits, locale, path } = usePage()
  const choices = counts.map(({ type, count }) => ({
    key: type ?? 'all',
    href: withQuery(localPath(path, locale), { type, ...kept }),
    isChosen: type === chosen,
    title: (
      <>
        {type ? t(`knowledge.types.${type}`) : t('section.all')}
        <bdi>{digits(count)}</bdi>
      </>
    ),
  }))
  return <Choices label={t('section.filter')} choices={choices} />
}
