import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Changes } from '../../ui/page/history'

export function AgreementHistory({ of: history }: { of: AgreementPayload['history'] }) {
  const { t } = usePage()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('agreements.page.history')}</h2>
      <Changes of={history} />
    </section>
  )
}
