import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { TextCells } from '../../../ui/lists/text-cells'
import { PictureFigure } from '../../../ui/media/media-picture'
import { PersonEntry } from '../../../ui/media/person'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { LargeNumber, WithNumbers } from '../../../ui/text/number'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Shelf } from '../../knowledge/shelf'
import { NewsFront } from '../../media/news-front'
import { Hero } from './hero'
import { NationalDayBanner } from './national-day'
import type { AchievementFigure, HomePayload } from './payload'
import { Statement } from './statement'
import '../../../ui/page/section-green.css'
import '../../knowledge/shelf.css'
import './home.css'

export function Home(page: PageProps<HomePayload>) {
  const { payload } = page
  const { nationalDays } = payload
  const isNear = nationalDays[0]?.isNear ?? false
  const banners = nationalDays.map((day, at) => (
    <NationalDayBanner
      day={day}
      id={at === 0 ? 'national-day' : 'next-national-day'}
      key={day.until}
    />
  ))
  return (
    <>
      {isNear && banners}
      <Hero {...payload} />
      <Purpose of={payload} />
      <Achievements {...payload.achievements} />
      <HomeServices services={payload.services} />
      <Campaigns campaigns={payload.campaigns} notices={payload.notices} />
      <HomeStories stories={payload.stories} />
      <HomeNews news={payload.news} />
      <HomeKnowledge {...payload.knowledge} />
      <Board board={payload.board} />
      {!isNear && banners}
      <HomeNewsletter />
      <LazyPageBody of={page} />
    </>
  )
}

function Purpose({ of: { purpose, intro } }: { of: HomePayload }) {
  const { goal, mission, aims, picture } = purpose
  const { t } = usePage()
  return (
    <Statement
      id="goal"
      title={t('home.goal')}
      text={goal}
      picture={picture && <PictureFigure of={picture} ratio="3:2" />}
      others={[intro, { title: t('home.mission'), text: mission }]}
      more={<ArrowLink to="ourStory">{t('home.aboutUs')}</ArrowLink>}
    >
      {aims.length > 0 && <TextCells items={aims} />}
    </Statement>
  )
}

function Achievements({ title, lead, figures }: HomePayload['achievements']) {
  if (figures.length === 0) return null
  return (
    <PageSection id="achievements" title={title} lead={lead} ground="tint">
      <ol className="figures">
        {figures.map((figure) => (
          <Figure {...figure} key={figure.slug} />
        ))}
      </ol>
    </PageSection>
  )
}

/** Pages that show what a figure counts. */
const pages: Partial<Record<string, FixedName>> = { 'efficiency-teams': 'regions' }

function Figure({ slug, number, sign, unit, text, squares }: AchievementFigure) {
  const page = pages[slug]
  return (
    <li className="figure">
      <p className="figure__number">
        <LargeNumber>
          {number}
          {sign && <span>{sign}</span>}
        </LargeNumber>{' '}
        {unit && <span className="figure__unit">{unit}</span>}
      </p>
      <p>{text}</p>
      {squares && <UnitSquares {...squares} isSoft />}
      {page && <PageLink to={page} className="link-arrow" />}
    </li>
  )
}

function HomeServices({ services }: Pick<HomePayload, 'services'>) {
  const { t } = usePage()
  if (services.length === 0) return null
  return (
    <PageSection
      id="services"
      isTight
      title={t('home.services.title')}
      lead={t('home.services.lead')}
      more={<ArrowLink to="services">{t('home.services.all')}</ArrowLink>}
    >
      <RowList density="compact" hasColumns className="service-grid">
        {services.map(({ slug, icon, title, audience, duration }) => (
          <ListRow
            icon={<ContentIcon name={icon} />}
            title={<RowLink to="service" slug={slug} title={title} isWhole />}
            level={3}
            key={slug}
          >
            <p>{[audience, duration].filter(Boolean).join(' · ')}</p>
          </ListRow>
        ))}
      </RowList>
    </PageSection>
  )
}

function Campaigns({ campaigns, notices }: Pick<HomePayload, 'campaigns' | 'notices'>) {
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
        <RowList density="compact">
          {campaigns.map(({ slug, title, summary }, at) => (
            <ListRow
              meta={at === 0 && t('home.campaign')}
              title={<RowLink to="communication" slug={slug} isOnList title={title} />}
              level={3}
              key={slug}
            >
              {at === 0 && <p>{summary}</p>}
            </ListRow>
          ))}
        </RowList>
        {notices.length > 0 && (
          <div>
            <h3>{t('home.notices')}</h3>
            <RowList density="compact">
              {notices.map(({ slug, title, date, day, detail }) => (
                <ListRow
                  side={<time dateTime={date.iso}>{day}</time>}
                  title={title}
                  level={4}
                  key={slug}
                >
                  {detail && <p>{detail}</p>}
                </ListRow>
              ))}
            </RowList>
          </div>
        )}
      </div>
    </PageSection>
  )
}

function HomeStories({ stories }: Pick<HomePayload, 'stories'>) {
  const { t } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      isTight
      title={t('home.stories.title')}
      lead={t('home.stories.lead')}
      more={<ArrowLink to="successStories">{t('home.stories.all')}</ArrowLink>}
    >
      <RowList density="compact">
        {stories.map(({ slug, figure, title, summary, entity }) => (
          <ListRow
            meta={
              <>
                <bdi className="home-story">
                  <WithNumbers text={figure} />
                </bdi>{' '}
                {entity}
              </>
            }
            title={<RowLink to="successStories" slug={slug} isOnList title={title} isWhole />}
            level={3}
            key={slug}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
    </PageSection>
  )
}

function HomeNews({ news }: Pick<HomePayload, 'news'>) {
  const { t } = usePage()
  if (news.length === 0) return null
  return (
    <PageSection
      id="news"
      isTight
      title={t('home.news.title')}
      more={<ArrowLink to="news">{t('home.news.all')}</ArrowLink>}
      ground="tint"
    >
      <NewsFront news={news} />
    </PageSection>
  )
}

function HomeKnowledge({ books, sections }: HomePayload['knowledge']) {
  const { t, digits } = usePage()
  if (books.length === 0) return null
  return (
    <PageSection
      id="knowledge"
      title={t('home.knowledge.title')}
      lead={t('home.knowledge.lead')}
      more={<ArrowLink to="knowledge">{t('home.knowledge.all')}</ArrowLink>}
      ground="green"
    >
      <Shelf books={books} />
      <ul className="button-row topic-row">
        {sections.map(({ slug, title, count }) => (
          <li key={slug}>
            <RecordLink to="section" params={{ slug }} className="link-arrow">
              {title}
              <bdi>{digits(count)}</bdi>
            </RecordLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Board({ board }: Pick<HomePayload, 'board'>) {
  const { t } = usePage()
  if (board.length === 0) return null
  return (
    <PageSection
      id="board"
      isTight
      title={t('home.board.title')}
      lead={t('home.board.lead')}
      more={<ArrowLink to="directors">{t('home.board.all')}</ArrowLink>}
      shape="ledger"
    >
      <ul className="people">
        {board.map((person) => (
          <PersonEntry of={person} level={3} key={person.slug}>
            <p>{person.role}</p>
          </PersonEntry>
        ))}
      </ul>
    </PageSection>
  )
}

function HomeNewsletter() {
  const { t } = usePage()
  return (
    <PageSection
      id="letter"
      isTight
      title={t('home.letter.title')}
      lead={t('home.letter.text')}
      more={
        <p>
          <PageLink to="newsletter" className="button button--primary">
            {t('home.letter.subscribe')}
          </PageLink>
        </p>
      }
      ground="tint"
    />
  )
}
