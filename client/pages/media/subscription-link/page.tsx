import type { SubscriptionState } from '#domain/forms/personal-state'
import type { PageIntroPayload } from '#domain/payloads/open'
import { routePath } from '#domain/site/routes'
import { linkFormId } from '../../../forms/form-id'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import type { PageProps } from '../../../widgets/feedback/page-body'
import '../../../ui/text/running-text.css'
import '../newsletter.css'
import '../../../forms/receipt.css'

/** Steps at which visitors may need to know how to get a valid link. */
const stepsWithHelp: readonly (SubscriptionState['step'] | undefined)[] = [
  'confirmExpired',
  'leaveUnknown',
]

export function SubscriptionLink({ payload, personalState }: PageProps<PageIntroPayload>) {
  const subscription =
    personalState?.kind === 'subscription' ? personalState.subscription : undefined
  return (
    <>
      <PageHead />
      <div className="container">
        <div className="reading flow">
          {subscription && <SubscriptionOutcome of={subscription} />}
          {stepsWithHelp.includes(subscription?.step) && (
            <div className="flow prose">
              <Blocks of={payload.body} />
            </div>
          )}
        </div>
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}

function SubscriptionOutcome({ of: { step, token, hasFailed } }: { of: SubscriptionState }) {
  const { t } = usePage()
  const needsConfirmation = step === 'confirm' || step === 'leave'
  const isDone = step === 'confirmed' || step === 'gone' || step === 'left'
  return (
    <section
      className={
        isDone || (needsConfirmation && !hasFailed) ? 'receipt' : 'receipt receipt--failed'
      }
      aria-labelledby="outcome"
    >
      {/* biome-ignore lint/a11y/noAutofocus: the result of the pressed button is read first, also without script */}
      <h2 id="outcome" tabIndex={-1} autoFocus={isDone || hasFailed}>
        {hasFailed ? t('newsletter.failed.title') : t(`newsletter.link.${step}.title`)}
      </h2>
      <p>{hasFailed ? t('newsletter.failed.text') : t(`newsletter.link.${step}.text`)}</p>
      {needsConfirmation && token ? (
        <Button action={step} token={token} />
      ) : (
        <NextLink step={step} />
      )}
    </section>
  )
}

function Button({ action, token }: { action: 'confirm' | 'leave'; token: string }) {
  const { t, locale } = usePage()
  const page = action === 'confirm' ? 'newsletterConfirm' : 'newsletterLeave'
  return (
    <form className="outcome__next" method="post" id={linkFormId} action={routePath(page, locale)}>
      <input type="hidden" name="token" value={token} />
      <button className="button button--primary" type="submit">
        {t(`newsletter.button.${action}`)}
      </button>
    </form>
  )
}

function NextLink({ step }: { step: SubscriptionState['step'] }) {
  const { t } = usePage()
  const [to, text] =
    step === 'leaveUnknown'
      ? (['contact', t('newsletter.contact')] as const)
      : (['newsletter', t('newsletter.subscribe')] as const)
  return (
    <p className="outcome__next">
      {step === 'confirmed' ? (
        <ArrowLink to="mediaCenter">{t('newsletter.receipt.back')}</ArrowLink>
      ) : (
        <PageLink to={to} className="button button--primary">
          {text}
        </PageLink>
      )}
    </p>
  )
}
