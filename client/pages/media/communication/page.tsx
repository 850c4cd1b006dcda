import type { CampaignEntry } from '#domain/payloads/newsroom'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { RecordIndex } from '../../../ui/lists/record-index'
import { MediaPicture } from '../../../ui/media/media-picture'
import { PageHead } from '../../../ui/page/page-head'
import { Badge } from '../../../ui/text/badge'
import { Blocks } from '../../../ui/text/blocks'
import { Dated } from '../../../ui/text/dated'
import { Fact } from '../../../ui/text/inline'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CommunicationPayload } from './payload'
import '../../../ui/record-charts/record-chart.css'
import './campaigns.css'

export function Communication(props: PageProps<CommunicationPayload>) {
  const { t, description } = usePage()
  const { campaigns } = props.payload
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={props}>
        <RecordIndex
          label={t('newsroom.campaign.index')}
          items={campaigns.map(({ slug, title, state }) => ({
            slug,
            title,
            note: t(`newsroom.campaign.${state}`),
          }))}
        />
        {campaigns.map((campaign) => (
          <Campaign of={campaign} key={campaign.slug} />
        ))}
      </PageBody>
    </>
  )
}

const tones = { coming: 'info', running: 'success', over: 'calm' } as const

function Campaign({ of: campaign }: { of: CampaignEntry }) {
  const { t } = usePage()
  const { slug, title, summary, audience, message, body, state, picture } = campaign
  return (
    <article className="campaign-entry" aria-labelledby={slug}>
      {picture && <MediaPicture of={picture} sizes="(min-width: 64rem) 30rem, 92vw" />}
      <div className="reading">
        <Badge tone={tones[state]}>{t(`newsroom.campaign.${state}`)}</Badge>
        <h2 id={slug}>{title}</h2>
        <p className="lead campaign-entry__summary">{summary}</p>
        <Facts shape="ladder">
          <Fact term={t('newsroom.campaign.when')}>
            <Days of={campaign} />
          </Fact>
          <Fact term={t('newsroom.campaign.audience')}>{audience}</Fact>
        </Facts>
        <p className="campaign-entry__message">{message}</p>
        <TextFold title={t('newsroom.campaign.more')}>
          <div className="flow">
            <Blocks of={body} />
          </div>
        </TextFold>
      </div>
    </article>
  )
}

function Days({ of: { from, until } }: { of: CampaignEntry }) {
  const { t } = usePage()
  if (!from) return null
  const text = until
    ? t('newsroom.campaign.between', { from: from.gregorian, until: until.gregorian })
    : t('newsroom.campaign.since', { from: from.gregorian })
  return <Dated text={text} dates={until ? [from, until] : [from]} />
}
