import { toDigits } from '#domain/dates/format'
import type { NewsletterTopic } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'

/** Items that an issue of today would hold, one square each. */
export function NewsletterPreview({ of: topics }: { of: readonly NewsletterTopic[] }) {
  const { t, site } = usePage()
  return (
    <section className="issue-preview" aria-labelledby="preview">
      <h2 id="preview">{t('newsletter.preview.title')}</h2>
      <p className="hint">{t('newsletter.preview.lead')}</p>
      <ul>
        {topics.map(({ name, label, count, text, href, newest }) => (
          <li key={name}>
            <h3>
              <a href={href}>{label}</a>
            </h3>
            <UnitSquares count={count} />
            <p>{toDigits(text, site.digits)}</p>
            {newest && (
              <p className="issue-preview__first">
                <a href={newest.href}>{newest.title}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
