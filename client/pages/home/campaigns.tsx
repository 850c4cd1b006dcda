import type { Campaign, Notice } from '#domain/payloads/home'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Cover } from '../../ui/drawings/cover'
import { neighbourLooks } from '../../ui/drawings/look'
import { Section } from '../../ui/page/section'
import { Day } from '../../ui/text/date'
import { ArrowLink } from '../../ui/text/link'

interface CampaignsProps {
  campaigns: Campaign[]
  notices: Notice[]
}

export function Campaigns({ campaigns, notices }: CampaignsProps) {
  const { t } = usePage()
  if (campaigns.length + notices.length === 0) return null
  return (
    <Section
      id="campaigns"
      title={t('home.campaigns')}
      more={<ArrowLink to="communication">{t('home.allCampaigns')}</ArrowLink>}
      ground="tint"
    >
      {campaigns.length > 0 && <Covers campaigns={campaigns} />}
      {notices.length > 0 && <Notices notices={notices} />}
    </Section>
  )
}

function Covers({ campaigns }: { campaigns: Campaign[] }) {
  const { t, locale } = usePage()
  const looks = neighbourLooks(campaigns.map(({ slug }) => slug))
  return (
    <div className="campaigns">
      {campaigns.map((campaign, at) => (
        <article className="news-lead" key={campaign.slug}>
          <div className="news-lead__cover">
            <Cover slug={campaign.slug} look={looks[at]} />
          </div>
          <div className="news-lead__body">
            <p className="tag">{t('home.campaign')}</p>
            <h3>
              <a
                className="card-link"
                href={`${routePath('communication', locale)}#${campaign.slug}`}
              >
                {campaign.title}
              </a>
            </h3>
            <p>{campaign.summary}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

function Notices({ notices }: { notices: Notice[] }) {
  const { t } = usePage()
  return (
    <div className="notices">
      <h3>{t('home.notices')}</h3>
      <ul>
        {notices.map((notice) => (
          <li className="notice" key={notice.slug}>
            <h4>{notice.title}</h4>
            <p className="item-meta">
              <Day date={notice.date} />
              {notice.detail && <span>{notice.detail}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
