import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsletterPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { SignUp } from './newsletter/sign-up'
import { SignedUp } from './newsletter/signed-up'

const formId = 'form'

interface NewsletterProps {
  payload: NewsletterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Newsletter({ payload, usefulness, personalState }: NewsletterProps) {
  const { t } = usePage()
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead} />
      <div className="container">
        {isReceipt ? (
          <div className="reading">
            <SignedUp of={personalState.receipt} />
          </div>
        ) : (
          <div className="columns columns--book">
            <Toc
              contents={[{ id: formId, title: t('newsletter.formTitle') }, ...payload.contents]}
            />
            <div className="reading">
              <div id={formId} className="newsletter__form">
                {personalState?.kind === 'form' && (
                  <SignUp
                    state={personalState.form}
                    lists={payload.lists}
                    hasExpired={personalState.expired ?? false}
                  />
                )}
              </div>
              <div className="flow prose newsletter__text">
                <Blocks of={payload.body} />
              </div>
            </div>
          </div>
        )}
        {!isReceipt && <PageMeta modified={payload.modified} />}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}
