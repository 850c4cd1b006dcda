import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { SiteMapPayload } from '#domain/payloads/pages'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'

interface SiteMapProps {
  payload: SiteMapPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function SiteMap({ payload, usefulness, personalState }: SiteMapProps) {
  const { description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <div className="container">
        {payload.groups.map(({ key, title, pages }) => (
          <section className="site-map__group" aria-labelledby={key} key={key}>
            <h2 id={key}>{title}</h2>
            <ul>
              {pages.map(({ title, path, text }) => (
                <li key={path}>
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
