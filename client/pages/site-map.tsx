import { siteMapGroups } from '#domain/navigation'
import type { SiteMapPayload } from '#domain/payloads'
import type { RouteName } from '#domain/routes'
import { usePage } from '../i18n'
import { Crumbs } from '../ui/crumbs'
import { PageLink } from '../ui/link'
import { PageMeta } from '../ui/page-meta'

export function SiteMap({ payload }: { payload: SiteMapPayload }) {
  const { t } = usePage()
  return (
    <>
      <header className="page-head">
        <div className="page-head__inner">
          <Crumbs />
          <h1>{t('routes.siteMap.title')}</h1>
          <p className="lead">{t('routes.siteMap.description')}</p>
        </div>
      </header>
      <div className="container">
        {siteMapGroups.map(({ key, title, routes }) => (
          <section className="site-map__group" aria-labelledby={key} key={key}>
            <h2 id={key}>{t(title)}</h2>
            <ul>
              {routes.map((name) => (
                <Entry name={name} key={name} />
              ))}
            </ul>
          </section>
        ))}
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}

function Entry({ name }: { name: RouteName }) {
  const { t } = usePage()
  return (
    <li>
      <h3>
        <PageLink to={name}>{t(`routes.${name}.title`)}</PageLink>
      </h3>
      <p>{t(`routes.${name}.description`)}</p>
    </li>
  )
}
