import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { Bullets, Phone } from '../../../ui/text/inline'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { OfflinePayload } from './payload'
import '../../../ui/text/prose.css'
import '../../../ui/text/running-text.css'

const steps = ['check', 'again', 'forms'] as const

/** The service worker (client/boot/service-worker.ts) fills in the list, and shows it. */
export function Offline({ payload: { phone } }: PageProps<OfflinePayload>) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={t('offline.lead')} />
      <div className="container prose flow">
        <section id="kept-pages" className="flow" aria-labelledby="kept-title" hidden>
          <h2 id="kept-title">{t('offline.keptTitle')}</h2>
          <p>{t('offline.keptHint')}</p>
          <ul id="kept-list" className="bullets" />
        </section>
        <h2>{t('offline.stepsTitle')}</h2>
        <Bullets of={steps.map((step) => t(`offline.steps.${step}`))} />
        {phone && (
          <p>
            {t('offline.call')} <Phone number={phone} />
          </p>
        )}
      </div>
    </>
  )
}
