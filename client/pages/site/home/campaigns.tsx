import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink } from '../../../ui/text/link'
import type { Campaign, Notice } from './payload'
import './home-campaigns.css'
import './split.css'
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
      isTight
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

/** The first with its summary, the others as links below it. */
function CampaignList({ campaigns: [lead, ...others] }: { campaigns: Campaign[] }) {
  const { t } = usePage()
  return (
    <div>
      {lead && (
        <article>
          <p className="tag">{t('home.campaign')}</p>
          <h3>
            <CampaignLink slug={lead.slug} title={lead.title} className="campaign-slogan" />
          </h3>
          <p>{lead.summary}</p>
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
      <RowList density="compact">
        {notices.map(({ slug, title, date, day, month, detail }) => (
          <ListRow
            side={<time dateTime={date.iso}>{`${day} ${month}`}</time>}
            title={title}
            level={4}
            key={slug}
          >
            {detail && <p>{detail}</p>}
          </ListRow>
        ))}
      </RowList>
    </div>
  )
}
