import type { RegionPayload } from '#domain/payloads/regions'
import { usePage } from '../../i18n'
import { RecordLink } from '../../ui/text/link'

export function Neighbours({ neighbours }: Pick<RegionPayload, 'neighbours'>) {
  const { t } = usePage()
  return (
    <section className="region-part region-part--line" aria-labelledby="neighbours">
      <h2 id="neighbours">{t('regions.page.neighbours')}</h2>
      <ul className="region-neighbours">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <RecordLink to="region" params={{ slug }}>
              {name}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
