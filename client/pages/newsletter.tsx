import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { NewsletterPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { TextSections } from '../ui/text/text-sections'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { NewsletterPreview } from './newsletter/preview'
import { SignUp } from './newsletter/sign-up'
import { SignedUp } from './newsletter/signed-up'

interface NewsletterProps {
  payload: NewsletterPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Newsletter({ payload, usefulness, personalState }: NewsletterProps) {
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead}>{!isReceipt && <Facts />}</PageHead>
      <div className="container">
        {isReceipt ? (
          <div className="reading">
            <SignedUp of={personalState.receipt} />
          </div>
        ) : (
          <>
            <div className="columns columns--aside">
              <div className="reading newsletter__form" id="form">
                {personalState?.kind === 'form' && (
                  <SignUp
                    state={personalState.form}
                    lists={payload.lists}
                    hasExpired={personalState.expired ?? false}
                  />
                )}
              </div>
              <div className="aside">
                <NewsletterPreview of={payload.preview} />
              </div>
            </div>
            <TextSections body={payload.body} contents={payload.contents} />
          </>
        )}
        {!isReceipt && <PageMeta modified={payload.modified} />}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}

const facts = { monthly: 'calendar-check', minutes: 'clock', languages: 'languages' } as const

function Facts() {
  const { t } = usePage()
  return (
    <ul className="article__facts">
      {(['monthly', 'minutes', 'languages'] as const).map((fact) => (
        <li key={fact}>
          <Icon name={facts[fact]} />
          <span>{t(`newsletter.facts.${fact}`)}</span>
        </li>
      ))}
    </ul>
  )
}
