import { support } from '#domain/forms/support'
import type { FixedName } from '#domain/site/routes'
import { formId } from '../../../forms/form-id'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import type { IconName } from '../../../ui/icons/icon-names'
import { Channels } from '../../../ui/lists/channels'
import { ListTile, TileList } from '../../../ui/lists/tiles'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageLink } from '../../../ui/text/link'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { ReplyDays } from '../reply-days'
import type { ContactPayload } from './payload'
import '../../../ui/lists/aside.css'
import '../../../ui/card-link.css'
import './contact-ways.css'

export function Contact({ payload, usefulness, personalState }: PageProps<ContactPayload>) {
  const { t } = usePage()
  const { kinds, topics } = payload
  const isReceipt = personalState?.kind === 'receipt'
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead}>{!isReceipt && <ContactWays />}</PageHead>
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
        {!isReceipt && <PageMeta modified={payload.modified} />}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}

function ContactWays() {
  const { t } = usePage()
  return (
    <TileList label={t('contact.ways.label')} className="contact-ways">
      <ListTile
        icon="pencil-line"
        title={
          <a className="card-link" href={`#${formId(support.name)}`} aria-current="true">
            {t('contact.ways.write.title')}
          </a>
        }
        level={2}
      >
        <p>{t('contact.ways.write.hint')}</p>
      </ListTile>
      <OtherWay to="inquiry" icon="file-search" of="track" />
      <OtherWay to="violations" icon="shield-check" of="report" />
    </TileList>
  )
}

interface OtherWayProps {
  to: FixedName
  icon: IconName
  of: 'track' | 'report'
}

function OtherWay({ to, icon, of }: OtherWayProps) {
  const { t } = usePage()
  const link = (
    <PageLink to={to} className="card-link">
      {t(`contact.ways.${of}.title`)}
    </PageLink>
  )
  return (
    <ListTile icon={icon} title={link} level={2}>
      <p>{t(`contact.ways.${of}.hint`)}</p>
    </ListTile>
  )
}
