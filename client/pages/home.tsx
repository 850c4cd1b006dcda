import type { HomePayload } from '#domain/payloads'
import { PageMeta } from '../ui/page-meta'
import { Achievements } from './home/achievements'
import { Board } from './home/board'
import { Campaigns } from './home/campaigns'
import { Hero } from './home/hero'
import { Intro } from './home/intro'
import { NationalDayBanner } from './home/national-day'
import { News } from './home/news'
import { Purpose } from './home/purpose'
import { Stories } from './home/stories'

export function Home({ payload }: { payload: HomePayload }) {
  return (
    <>
      {payload.nationalDay && <NationalDayBanner day={payload.nationalDay} />}
      <Hero {...payload.welcome} />
      <Intro {...payload.intro} />
      <Achievements {...payload.achievements} />
      <Purpose {...payload.purpose} />
      <Campaigns campaigns={payload.campaigns} notices={payload.notices} />
      <News items={payload.news} />
      <Stories stories={payload.stories} />
      <Board people={payload.board} />
      <div className="section__inner home-meta">
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}
