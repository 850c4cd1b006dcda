import { forms } from '#domain/forms/index'
import type { FormState, Own } from '#domain/forms/own'
import type { ContactPayload } from '#domain/payloads'
import { FormView } from '../forms/form-view'
import { usePage } from '../i18n'
import { Callout } from '../ui/callout'
import { Channels } from '../ui/channels'
import { Crumbs } from '../ui/crumbs'
import { Icon } from '../ui/icon'
import { PageLink } from '../ui/link'
import { PageMeta } from '../ui/page-meta'
import { ReceiptView } from './contact/receipt'

export function Contact({ payload, own }: { payload: ContactPayload; own?: Own }) {
  const { t } = usePage()
  const isReceipt = own?.kind === 'receipt'
  return (
    <>
      <header className="page-head">
        <div className="page-head__inner">
          <Crumbs />
          <h1>{t('routes.contact.title')}</h1>
          {!isReceipt && <p className="lead">{payload.lead}</p>}
        </div>
      </header>
      <div className="container">
        <div className="columns columns--aside">
          <div className="reading">
            {own?.kind === 'form' && own.expired && (
              <Callout title={t('receipt.expired.title')} level={2}>
                <p>{t('receipt.expired.text')}</p>
              </Callout>
            )}
            {own?.kind === 'form' && <SupportForm payload={payload} state={own.form} />}
            {isReceipt && <ReceiptView of={own.receipt} />}
          </div>
          <Aside of={payload.channels} />
        </div>
        {!isReceipt && <PageMeta modified={payload.modified} />}
      </div>
    </>
  )
}

function SupportForm({ payload, state }: { payload: ContactPayload; state: FormState }) {
  const { t } = usePage()
  const { kinds, topics } = payload
  return (
    <FormView
      of={forms.support}
      state={state}
      options={{ kinds, topics }}
      title={t('contact.formTitle')}
      submit={t('contact.submit')}
    >
      <section className="form__notice" aria-labelledby="privacy">
        <h3 id="privacy">{t('contact.privacy.title')}</h3>
        <p>{t('contact.privacy.text')}</p>
        <PageLink to="privacyPolicy">{t('contact.privacy.link')}</PageLink>
      </section>
    </FormView>
  )
}

function Aside({ of: channels }: { of: ContactPayload['channels'] }) {
  const { t } = usePage()
  return (
    <div className="contact-aside">
      <Channels of={channels} />
      <Callout title={t('contact.haveNumber')}>
        <PageLink to="inquiry" className="link-arrow">
          {t('contact.check')}
          <Icon name="arrow-right" flip />
        </PageLink>
      </Callout>
    </div>
  )
}
