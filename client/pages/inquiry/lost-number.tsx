import type { InquiryPayload } from '#domain/payloads/pages'
import { usePage } from '../../i18n'
import { PageLink } from '../../ui/text/link'

/** The places where a lost number is found, the likeliest first. */
export function LostNumber({ prefixes }: Pick<InquiryPayload, 'prefixes'>) {
  const { t } = usePage()
  return (
    <section className="lost-number" aria-labelledby="lost">
      <h2 id="lost">{t('inquiry.lost.title')}</h2>
      <p>{t('inquiry.lost.mail')}</p>
      <dl className="prefixes">
        {prefixes.map(({ prefix, kind }) => (
          <div key={prefix}>
            <dt>
              <bdi dir="ltr">{prefix}</bdi>
            </dt>
            <dd>{kind}</dd>
          </div>
        ))}
      </dl>
      <p>
        <PageLink to="profile">{t('inquiry.lost.profile')}</PageLink>
      </p>
      <p>
        <PageLink to="contact">{t('inquiry.lost.write')}</PageLink>
      </p>
    </section>
  )
}
