import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { MediaPicture } from '../../../ui/media/media-picture'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink } from '../../../ui/text/link'
import type { Campaign, Notice } from './payload'
import '../../../ui/card-link.css'
import './home-campaigns.css'
import './split.css'
import '../../media/news-lead.css'
import '../../knowledge/shelf.css'

interface CampaignsProps {
  campaigns: Campaign[]
  notices: Notice[]
}

export function Campaigns({ campaigns, notices }: CampaignsProps) {
  const { t } = usePage()
  if (campaigns.length + notices.length === 0) return null
  return (
    <PageSection
      id="campaigns"
      title={t('home.campaigns')}
      more={<ArrowLink to="communication">{t('home.allCampaigns')}</ArrowLink>}
      ground="tint"
    >
      <div className="split">
        {campaigns.length > 0 && <CampaignList campaigns={campaigns} />}
        {notices.length > 0 && <Notices notices={notices} />}
      </div>
    </PageSection>
  )
}

/** The first with its cover, the others as links below it. */
function CampaignList({ campaigns: [lead, ...others] }: { campaigns: Campaign[] }) {
  const { t } = usePage()
  return (
    <div>
      {lead && (
        <article className="news-lead">
          {lead.picture && (
            <MediaPicture
              of={lead.picture}
              ratio="16:9"
              sizes="(min-width: 64rem) 40rem, calc(100vw - 2.5rem)"
            />
          )}
          <div className="news-lead__body">
            <p className="tag">{t('home.campaign')}</p>
            <h3>
              <CampaignLink slug={lead.slug} title={lead.title} className="card-link" />
            </h3>
            <p>{lead.summary}</p>
          </div>
        </article>
      )}
      {others.length > 0 && (
        <ul className="button-row topic-row" aria-label={t('home.otherCampaigns')}>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <CampaignLink slug={slug} title={title} className="link-arrow" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface CampaignLinkProps extends Pick<Campaign, 'slug' | 'title'> {
  className: string
}

function CampaignLink({ slug, title, className }: CampaignLinkProps) {
  const { locale } = usePage()
  return (
    <a className={className} href={`${routePath('communication', locale)}#${slug}`}>
      {title}
    </a>
  )
}

function Notices({ notices }: { notices: Notice[] }) {
  const { t } = usePage()
  return (
    <div>
      <h3>{t('home.notices')}</h3>
      <ul className="notices">
        {notices.map(({ slug, title, date, day, month, detail }) => (
          <li key={slug}>
            <time dateTime={date.iso}>
              <strong>{day}</strong> {month}
            </time>
            <div>
              <h4>{title}</h4>
              <p className="item-meta">
                <span>{date.hijri}</span>
                {detail && ' · '}
                {detail && <span>{detail}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
