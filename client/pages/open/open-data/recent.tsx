import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { RecordLink } from '../../../ui/text/link'
import { VersionChanges } from '../../../ui/text/version-changes'
import type { OpenDataPayload } from './payload'
import './open-data.css'

/** The newest versions, and beside them the subjects of most requests. */
export function Recent({ of: { updates, mostAsked } }: { of: OpenDataPayload }) {
  return (
    <div className="recent">
      {updates.length > 0 && <Updates of={updates} />}
      {mostAsked.length > 0 && <MostAsked of={mostAsked} />}
    </div>
  )
}

function Updates({ of: updates }: { of: OpenDataPayload['updates'] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t('openData.updates')}</h2>
      <ol>
        {updates.map(({ slug, title, date, changes }) => (
          <li key={slug}>
            <time dateTime={date.iso}>{date.gregorian}</time>
            <div>
              <RecordLink to="dataset" params={{ slug }}>
                {title}
              </RecordLink>
              <small>
                <VersionChanges of={changes} />
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** One mark for each request. */
function MostAsked({ of: mostAsked }: { of: OpenDataPayload['mostAsked'] }) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby="most-asked">
      <h2 id="most-asked">{t('openData.mostAsked')}</h2>
      <ol>
        {mostAsked.map(({ slug, title, requests, outcome }) => (
          <li key={slug}>
            <div>
              {toDigits(t('openData.requests', { count: requests }), site.digits)}
              <UnitSquares count={requests} perRow={10} />
            </div>
            <div>
              <RecordLink to="disclosure" params={{ slug }}>
                {title}
              </RecordLink>
              <small>{outcome}</small>
            </div>
          </li>
        ))}
      </ol>
      <p className="hint">{t('openData.mark')}</p>
    </section>
  )
}
