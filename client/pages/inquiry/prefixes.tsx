import type { InquiryPayload } from '#domain/payloads/pages'
import { usePage } from '../../i18n'

export function Prefixes({ of }: { of: InquiryPayload['prefixes'] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="prefixes">
      <h2 id="prefixes">{t('inquiry.prefixes')}</h2>
      <dl className="prefixes">
        {of.map(({ prefix, kind }) => (
          <div key={prefix}>
            <dt>
              <bdi dir="ltr">{prefix}</bdi>
            </dt>
            <dd>{kind}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
