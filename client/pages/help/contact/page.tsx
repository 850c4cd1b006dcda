import { support } from '#domain/forms/support'
import { formId } from '../../../forms/form-id'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { ListTile, TileList } from '../../../ui/lists/tiles'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/text/link'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { ReplyDays } from '../reply-days'
import type { ContactPayload } from './payload'
import './contact-ways.css'

export function Contact(page: PageProps<ContactPayload>) {
  const { payload, personalState } = page
  const { t } = usePage()
  const { kinds, topics } = payload
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead}>{!isReceipt && <ContactWays />}</PageHead>
      <LazyPageBody of={page} isResult={isReceipt}>
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
          <div className="aside">
            {!isReceipt && (
              <section aria-labelledby="reply">
                <h2 id="reply">{t('reply.title')}</h2>
                <ReplyDays of={payload.reply} />
              </section>
            )}
            <Channels of={payload.channels} />
          </div>
        </div>
      </LazyPageBody>
    </>
  )
}

const ways = [
  { name: 'write', icon: 'pencil-line', to: null },
  { name: 'track', icon: 'file-search', to: 'inquiry' },
  { name: 'report', icon: 'shield-check', to: 'violations' },
] as const

/** This page's form, and what is done elsewhere. */
function ContactWays() {
  const { t } = usePage()
  return (
    <TileList label={t('contact.ways.label')} className="contact-ways">
      {ways.map(({ name, icon, to }) => {
        const title = t(`contact.ways.${name}.title`)
        const link = to ? (
          <PageLink to={to} className="card-link">
            {title}
          </PageLink>
        ) : (
          <a className="card-link" href={`#${formId(support.name)}`} aria-current="true">
            {title}
          </a>
        )
        return (
          <ListTile icon={icon} title={link} level={2} key={name}>
            <p>{t(`contact.ways.${name}.hint`)}</p>
          </ListTile>
        )
      })}
    </TileList>
  )
}
