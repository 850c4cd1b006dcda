import { toDigits } from '#domain/dates/format'
import type { Person } from '#domain/payloads/home'
import type { NewsCard, StoryCard } from '#domain/payloads/newsroom'
import type { ServiceRow } from '#domain/payloads/services'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { TextCells } from '../../../ui/lists/text-cells'
import { PersonEntry } from '../../../ui/media/person'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { WithNumbers } from '../../../ui/text/number'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Shelf } from '../../knowledge/shelf'
import { NewsFront } from '../../media/news-front'
import { Achievements } from './achievements'
import { Campaigns } from './campaigns'
import { Hero } from './hero'
import { NationalDayBanner } from './national-day'
import type { HomePayload } from './payload'
import '../../../ui/card-link.css'
import './home-stories.css'
import '../../knowledge/shelf.css'
import './home-national-day.css'
import './home-purpose.css'
import './home-services.css'
import './split.css'
import '../../../ui/page/section.css'
import '../../../ui/page/section-green.css'
import './home.css'

export function Home({ payload, usefulness, personalState }: PageProps<HomePayload>) {
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
      <Purpose {...payload.purpose} intro={payload.intro} />
      <Achievements {...payload.achievements} />
      <HomeServices services={payload.services} />
      <Campaigns campaigns={payload.campaigns} notices={payload.notices} />
      <HomeStories stories={payload.stories} />
      <HomeNews items={payload.news} />
      <HomeKnowledge {...payload.knowledge} />
      <Board people={payload.board} />
      {!isNear && banners}
      <HomeNewsletter />
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

type PurposeProps = HomePayload['purpose'] & Pick<HomePayload, 'intro'>

function Purpose({ goal, mission, aims, intro }: PurposeProps) {
  const { t } = usePage()
  return (
    <section className="section purpose" aria-labelledby="goal">
      <div className="section__inner split">
        <div>
          <h2 id="goal">{t('home.goal')}</h2>
          <p className="statement">{goal}</p>
        </div>
        <div>
          <h2>{intro.title}</h2>
          <p>{intro.text}</p>
          <h2>{t('home.mission')}</h2>
          <p>{mission}</p>
          <ArrowLink to="ourStory">{t('home.aboutUs')}</ArrowLink>
        </div>
        {aims.length > 0 && (
          <div className="purpose__aims">
            <TextCells items={aims} />
          </div>
        )}
      </div>
    </section>
  )
}

function HomeServices({ services }: { services: readonly ServiceRow[] }) {
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
      <ul className="service-grid">
        {services.map(({ slug, icon, title, audience, duration }) => (
          <li key={slug}>
            <ContentIcon name={icon} />
            <h3>
              <RecordLink to="service" params={{ slug }} className="card-link">
                {title}
              </RecordLink>
            </h3>
            <p className="item-meta">
              {audience && <span>{audience}</span>}
              {audience && duration && ' · '}
              {duration && <span>{duration}</span>}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function HomeNews({ items }: { items: readonly NewsCard[] }) {
  const { t } = usePage()
  if (items.length === 0) return null
  return (
    <PageSection
      id="news"
      isTight
      title={t('home.news.title')}
      more={<ArrowLink to="news">{t('home.news.all')}</ArrowLink>}
      ground="tint"
    >
      <NewsFront news={items} />
    </PageSection>
  )
}

function HomeKnowledge({ books, sections }: HomePayload['knowledge']) {
  const { t, site } = usePage()
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
              <bdi>{toDigits(count, site.digits)}</bdi>
            </RecordLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Board({ people }: { people: Person[] }) {
  const { t } = usePage()
  if (people.length === 0) return null
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
        {people.map((person) => (
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

function HomeStories({ stories }: { stories: StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      isTight
      title={t('home.stories.title')}
      lead={t('home.stories.lead')}
      more={<ArrowLink to="successStories">{t('home.stories.all')}</ArrowLink>}
    >
      <ul className="home-stories">
        {stories.map(({ slug, figure, title, summary, entity }) => (
          <li key={slug}>
            <p className="home-stories__number">
              <bdi>
                <WithNumbers text={figure} />
              </bdi>{' '}
              <small>{entity}</small>
            </p>
            <div>
              <h3>
                <a className="card-link" href={`${routePath('successStories', locale)}#${slug}`}>
                  {title}
                </a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
