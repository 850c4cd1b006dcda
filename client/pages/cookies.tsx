import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { CookiesPayload } from '#domain/payloads/institution'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { CookieChoice } from './cookies/choice'
import { Parts } from './institution/parts'
import { ContentSection } from './institution/section'

interface CookiesProps {
  payload: CookiesPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Cookies({ payload, usefulness, personalState }: CookiesProps) {
  const { sections, lead, modified } = payload
  const { choice, list, storage, optional } = sections
  const remove = sections.delete
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <CookieChoice of={choice} />
      </div>
      <section className="section section--tint" aria-labelledby={list.id}>
        <div className="section__inner flow cookie-list">
          <h2 id={list.id}>{list.title}</h2>
          <Blocks of={list.intro} />
        </div>
      </section>
      <ContentSection of={optional} shape="ledger">
        <Parts of={optional.parts} rows />
      </ContentSection>
      <div className="container">
        <div className="cookie-rest">
          {[storage, remove].map(({ id, title, intro }) => (
            <section className="flow" aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              <Blocks of={intro} />
            </section>
          ))}
        </div>
        <PageMeta modified={modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
