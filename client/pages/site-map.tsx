import type { SiteMapPayload } from '#domain/payloads'
import { usePage } from '../i18n'
import { Crumbs } from '../ui/crumbs'
import { PageMeta } from '../ui/page-meta'

export function SiteMap({ payload }: { payload: SiteMapPayload }) {
  const { title, description } = usePage()
  return (
    <>
      <header className="page-head">
        <div className="page-head__inner">
          <Crumbs />
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </div>
      </header>
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
    </>
  )
}
