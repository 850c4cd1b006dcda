import { toDigits } from '#domain/dates/format'
import type { OpenDataPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { RecordLink } from '../../ui/text/link'
import { VersionChanges } from '../../ui/text/version-changes'

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
            <RecordLink to="dataset" params={{ slug }}>
              {title}
            </RecordLink>
            <small>
              <VersionChanges of={changes} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MostAsked({ of: mostAsked }: { of: OpenDataPayload['mostAsked'] }) {
  const { t, site } = usePage()
  const most = Math.max(...mostAsked.map(({ requests }) => requests))
  return (
    <section aria-labelledby="most-asked">
      <h2 id="most-asked">{t('openData.mostAsked')}</h2>
      <ol>
        {mostAsked.map(({ slug, title, requests, outcome }) => (
          <li key={slug}>
            <span className="recent__requests">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${Math.round((100 * requests) / most)}v8H0z`} />
              </svg>
              {toDigits(t('openData.requests', { count: requests }), site.digits)}
            </span>
            <RecordLink to="disclosure" params={{ slug }}>
              {title}
            </RecordLink>
            <small>{outcome}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
