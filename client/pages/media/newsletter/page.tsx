import { type ReactNode, useState } from 'react'
import type { FormState, Receipt } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'
import type { NewsletterTopic } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { FormView } from '../../../forms/form-view'
import { Privacy } from '../../../forms/privacy'
import { NextSteps, ReceiptCard } from '../../../forms/receipt-card'
import { usePage } from '../../../i18n'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { TextSections } from '../../../ui/text/text-sections'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { NewsletterPayload } from './payload'
import '../../../ui/box.css'
import '../../../ui/hint.css'
import '../../../ui/page/article.css'
import '../../../ui/lists/aside.css'
import '../newsletter.css'

export function Newsletter(page: PageProps<NewsletterPayload>) {
  const { payload, personalState } = page
  const { t } = usePage()
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead}>
        {!isReceipt && (
          <ul className="article__facts">
            {(['monthly', 'minutes', 'languages'] as const).map((fact) => (
              <li key={fact}>{t(`newsletter.facts.${fact}`)}</li>
            ))}
          </ul>
        )}
      </PageHead>
      <LazyPageBody of={page} isResult={isReceipt}>
        {isReceipt ? (
          <div className="reading">
            <SignedUp of={personalState.receipt} />
          </div>
        ) : (
          <>
            <div className="columns columns--aside">
              <div className="reading" id="form">
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
            <PastIssues of={payload.issues} />
            <TextSections body={payload.body} contents={payload.contents} />
          </>
        )}
      </LazyPageBody>
    </>
  )
}

function PastIssues({ of: issues }: { of: NewsletterPayload['issues'] }) {
  const { t } = usePage()
  if (issues.length === 0) return null
  return (
    <Part id="issues" title={t('newsletter.issues')}>
      <RowList>
        {issues.map(({ slug, title, summary, date }) => (
          <ListRow
            key={slug}
            meta={<Day date={date} isShort />}
            title={<RowLink to="newsletterIssue" slug={slug} title={title} />}
            level={3}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
    </Part>
  )
}

const nextSteps = ['open', 'confirm', 'read'] as const

function SignedUp({ of: { reference, isPending } }: { of: Receipt }) {
  const { t, locale } = usePage()
  return (
    <div className="flow">
      <ReceiptCard
        title={t(isPending ? 'newsletter.receipt.pendingTitle' : 'newsletter.receipt.title')}
        text={t(isPending ? 'newsletter.receipt.pendingText' : 'newsletter.receipt.text')}
        label={t('newsletter.receipt.number')}
        reference={reference}
        isPending
      />
      <div className="button-row">
        <PageLink to="mediaCenter" className="button button--quiet">
          {t('newsletter.receipt.back')}
        </PageLink>
        <a className="button button--quiet" href={routePath('newsletter', locale)}>
          {t('newsletter.receipt.again')}
        </a>
      </div>
      <NextSteps
        title={t('newsletter.receipt.next.title')}
        steps={nextSteps.map((step) => ({
          title: t(`newsletter.receipt.next.${step}.title`),
          text: t(`newsletter.receipt.next.${step}.text`),
        }))}
      />
    </div>
  )
}

function NewsletterPreview({ of: topics }: { of: readonly NewsletterTopic[] }) {
  const { t, digits } = usePage()
  return (
    <section className="box" aria-labelledby="preview">
      <h2 id="preview">{t('newsletter.preview.title')}</h2>
      <p className="hint">{t('newsletter.preview.lead')}</p>
      <RowList density="compact">
        {topics.map(({ name, label, text, href, newest }) => (
          <ListRow title={<a href={href}>{label}</a>} level={3} key={name}>
            <p>{digits(text)}</p>
            {newest && (
              <p className="row__links">
                <a href={newest.href}>{newest.title}</a>
              </p>
            )}
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}

interface SignUpProps {
  state: FormState
  lists: NewsletterPayload['lists']
  /** The URL asked for a receipt that is no longer shown. */
  hasExpired: boolean
}

function SignUp({ state, lists, hasExpired }: SignUpProps) {
  const { t } = usePage()
  return (
    <>
      {hasExpired && (
        <Callout title={t('newsletter.expired.title')} level={2}>
          <p>{t('newsletter.expired.text')}</p>
        </Callout>
      )}
      <FormView
        of={forms.newsletter}
        state={state}
        options={lists}
        title={t('newsletter.formTitle')}
        submit={t('newsletter.submit')}
        fold={(isNeeded, fields) => (
          <MoreFields title={t('newsletter.more')} isNeeded={isNeeded}>
            {fields}
          </MoreFields>
        )}
      >
        <Privacy purpose={t('newsletter.purpose')} text={t('newsletter.privacy')} />
      </FormView>
    </>
  )
}

interface MoreFieldsProps {
  title: string
  /** True if a field was filled in or refused. */
  isNeeded: boolean
  children: ReactNode
}

/** Optional fields, folded until they are needed (sheet of the page). */
function MoreFields({ title, isNeeded, children }: MoreFieldsProps) {
  // Once unfolded it stays so: a mended error must not hide the field that is being edited.
  const [isUnfolded, setUnfolded] = useState(isNeeded)
  if (isNeeded && !isUnfolded) setUnfolded(true)
  return (
    <FoldDetails title={title} isOpen={isUnfolded} className="fold-row more-fields">
      <div className="form__fields">{children}</div>
    </FoldDetails>
  )
}
