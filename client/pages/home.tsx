import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { HomePayload } from '#domain/payloads/home'
import { PageMeta } from '../ui/page/page-meta'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { Achievements } from './home/achievements'
import { Board } from './home/board'
import { Campaigns } from './home/campaigns'
import { Hero } from './home/hero'
import { Knowledge } from './home/knowledge'
import { Letter } from './home/letter'
import { NationalDayBanner } from './home/national-day'
import { News } from './home/news'
import { Purpose } from './home/purpose'
import { Services } from './home/services'
import { Stories } from './home/stories'

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
      <Services services={payload.services} />
      <Campaigns campaigns={payload.campaigns} notices={payload.notices} />
      <Stories stories={payload.stories} />
      <News items={payload.news} />
      <Knowledge {...payload.knowledge} />
      <Board people={payload.board} />
      {!isNear && banners}
      <Letter />
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
