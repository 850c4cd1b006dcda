import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { Fact } from '../../ui/text/fact'

/** The agreement in brief. */
export function AgreementFacts({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <dl className="agreement-facts">
      <Fact term={t('agreements.status')}>{t(`agreements.statuses.${of.status}`)}</Fact>
      <Fact term={t('agreements.entities')}>{of.entities}</Fact>
      <Fact term={t('agreements.contractors')}>{of.contractors}</Fact>
      <Fact term={t('agreements.value')}>
        <data value={of.value.value} title={of.value.exact}>
          {of.value.short}
        </data>
      </Fact>
      <Fact term={t('agreements.starts')}>
        <Day date={of.start} isStacked />
      </Fact>
      <Fact term={t('agreements.ends')}>
        <Day date={of.end} isStacked />
      </Fact>
    </dl>
  )
}
