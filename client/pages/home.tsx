import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { HomePayload } from '#domain/payloads/home'
import { PageMeta } from '../ui/page/page-meta'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { Achievements } from './home/achievements'
import { Board } from './home/board'
import { Campaigns } from './home/campaigns'
import { Hero } from './home/hero'
import { HomeKnowledge } from './home/knowledge'
import { NationalDayBanner } from './home/national-day'
import { HomeNews } from './home/news'
import { HomeNewsletter } from './home/newsletter'
import { Purpose } from './home/purpose'
import { HomeServices } from './home/services'
import { HomeStories } from './home/stories'

interface HomeProps {
  payload: HomePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Home({ payload, usefulness, personalState }: HomeProps) {
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
