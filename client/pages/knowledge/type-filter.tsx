import { toDigits } from '#domain/dates/format'
import type { SectionPayload } from '#domain/payloads/knowledge'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Choices } from '../../ui/lists/choices'

interface TypeFilterProps extends Pick<SectionPayload, 'counts' | 'chosen'> {
  /** Kept in the address of every choice: `sort=use`. */
  kept?: string
}

/** Books, guides or forms alone, each with its number. */
export function TypeFilter({ counts, chosen, kept = '' }: TypeFilterProps) {
  const { t, site, locale, path } = usePage()
  const choices = counts.map(({ type, count }) => {
    const query = [type ? `type=${type}` : '', kept].filter(Boolean).join('&')
    return {
      key: type ?? 'all',
      href: localPath(path, locale) + (query && `?${query}`),
      isChosen: type === chosen,
      title: (
        <>
          {type ? t(`knowledge.types.${type}`) : t('section.all')}
          <bdi>{toDigits(count, site.digits)}</bdi>
        </>
      ),
    }
  })
  return <Choices label={t('section.filter')} choices={choices} />
}
