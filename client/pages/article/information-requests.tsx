import { toDigits } from '#domain/dates/format'
import type { ArticlePayload } from '#domain/payloads/pages'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'
import { PageLink } from '../../ui/text/link'

/** How to request information, and how the published requests ended, one square each. */
export function InformationRequests({ answers }: Required<Pick<ArticlePayload, 'answers'>>) {
  const { t, locale, site } = usePage()
  return (
    <div className="information-requests">
      <div className="button-row">
        <a
          className="button button--primary"
          href={withQuery(routePath('contact', locale), { kind: 'FOI' })}
        >
          {t('article.request')}
        </a>
        <PageLink to="disclosureLog" className="button button--secondary" />
      </div>
      <p>{t('article.answers')}</p>
      <dl>
        {answers.map(({ outcome, count }) => (
          <div key={outcome}>
            <dt>{outcome}</dt>
            <dd>
              {toDigits(count, site.digits)} <UnitSquares count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
