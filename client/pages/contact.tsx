import type { Own } from '#domain/forms/personal-state'
import { support } from '#domain/forms/support'
import type { ContactPayload, Usefulness } from '#domain/payloads/payloads'
import { RequestPlace } from '../forms/request-place'
import { usePage } from '../i18n'
import { Channels } from '../ui/lists/channels'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Callout } from '../ui/text/callout'
import { ArrowLink } from '../ui/text/link'
import { FeedbackPlace } from '../widgets/feedback/lazy-feedback'

interface ContactProps {
  payload: ContactPayload
  usefulness?: Usefulness
  own?: Own
}

export function Contact({ payload, usefulness, own }: ContactProps) {
  const { t } = usePage()
  const { kinds, topics } = payload
  const isReceipt = own?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead} />
      <div className="container">
        <div className="columns columns--aside">
          <div className="reading">
            <RequestPlace
              own={own}
              of={support}
              options={{ kinds, topics }}
              title={t('contact.formTitle')}
              submit={t('contact.submit')}
            />
          </div>
          <Aside of={payload.channels} />
        </div>
        {!isReceipt && <PageMeta modified={payload.modified} />}
      </div>
      {!isReceipt && <FeedbackPlace usefulness={usefulness} own={own} />}
    </>
  )
}

function Aside({ of: channels }: { of: ContactPayload['channels'] }) {
  const { t } = usePage()
  return (
    <div className="aside">
      <Channels of={channels} />
      <Callout title={t('contact.haveNumber')}>
        <ArrowLink to="inquiry">{t('contact.check')}</ArrowLink>
      </Callout>
      <Callout title={t('contact.violations')}>
        <p>{t('contact.violationsHint')}</p>
        <ArrowLink to="violations">{t('contact.violationsLink')}</ArrowLink>
      </Callout>
    </div>
  )
}
