import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { support } from '#domain/forms/support'
import type { ContactPayload } from '#domain/payloads/pages'
import { FormPlace } from '../forms/form-place'
import { usePage } from '../i18n'
import { Channels } from '../ui/lists/channels'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Callout } from '../ui/text/callout'
import { ArrowLink } from '../ui/text/link'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'

interface ContactProps {
  payload: ContactPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Contact({ payload, usefulness, personalState }: ContactProps) {
  const { t } = usePage()
  const { kinds, topics } = payload
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead} />
      <div className="container">
        <div className="columns columns--aside">
          <div className="reading">
            <FormPlace
              personalState={personalState}
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
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
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
