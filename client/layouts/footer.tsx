import type { ReactNode } from 'react'
import { footerHelp, footerImportant, footerOverview, policyGroup } from '#domain/site/navigation'
import { isPublishedRoute } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Brand } from '../ui/page/brand'
import { Day } from '../ui/text/date'
import { Hidden } from '../ui/text/inline'
import { OutsideLink, PageLink } from '../ui/text/link'
import { DisplayTools } from '../widgets/preferences/display-tools'
import { AccountItems } from './account-links'

export function Footer() {
  const { t, site, digits } = usePage()
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div className="site-footer__top">
          <FooterBrand />
          <FooterGroups />
        </div>
        <DisplayTools />
        <Marks />
        <div className="site-footer__end">
          <p>
            {`${t('footer.rights', { name: t('site.name') })} `}
            <bdi dir="ltr">{`© ${digits(site.year)}`}</bdi>
          </p>
          <p>
            {`${t('footer.modified')} `}
            <Day date={site.modified} />
          </p>
        </div>
      </div>
    </footer>
  )
}

const marks = import.meta.glob<string>('../assets/marks/*.{svg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Marks of government, such as the registry's stamp. */
function Marks() {
  const { site } = usePage()
  if (site.marks.length === 0) return null
  return (
    <ul className="site-footer__marks">
      {site.marks.map(({ file, href, alt, ...size }) => {
        const picture = (
          <img {...size} src={marks[`../assets/marks/${file}`]} alt={alt} loading="lazy" />
        )
        return <li key={file}>{href ? <a href={href}>{picture}</a> : picture}</li>
      })}
    </ul>
  )
}

function FooterGroups() {
  const { t, site } = usePage()
  const { platforms, reportCorruption, employeePortal } = site
  return (
    <>
      <Group title={t('footer.platforms')}>
        {platforms.map(({ label, href }) => (
          <AnyItem key={label} label={label} href={href} />
        ))}
        <PageItems names={footerImportant} />
      </Group>
      <Group title={t('navigation.help.title')}>
        <PageItems names={footerHelp} />
        <AccountItems />
        {site.social.length > 0 && (
          <li>
            <a href={`#${socialId}`}>{t('footer.follow')}</a>
          </li>
        )}
        {reportCorruption && (
          <OutsideItem label={t('footer.reportCorruption')} href={reportCorruption} />
        )}
      </Group>
      <Group title={t('footer.overview')}>
        <PageItems names={footerOverview} />
        {employeePortal && <OutsideItem label={t('footer.employeePortal')} href={employeePortal} />}
      </Group>
      <Group title={t('navigation.policies.title')}>
        <PageItems names={policyGroup.routes} />
      </Group>
    </>
  )
}

/** Collapsed on phones; a list with a heading where there is room (footer.css). */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="site-footer__group" aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <ul>{children}</ul>
      </details>
    </nav>
  )
}

function PageItems({ names }: { names: readonly FixedName[] }) {
  const { site } = usePage()
  return names
    .filter((name) => isPublishedRoute(site, name))
    .map((name) => (
      <li key={name}>
        <PageLink to={name} />
      </li>
    ))
}

/** URLs of this site begin with a slash. */
function AnyItem({ label, href }: { label: string; href: string }) {
  if (!href.startsWith('/')) return <OutsideItem label={label} href={href} />
  return (
    <li>
      <a href={href}>{label}</a>
    </li>
  )
}

function OutsideItem({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <OutsideLink href={href}>{label}</OutsideLink>
    </li>
  )
}

const socialId = 'social'

function FooterBrand() {
  const { t, site } = usePage()
  return (
    <div className="site-footer__brand">
      <Brand />
      <p>{t('site.tagline')}</p>
      {site.social.length > 0 && (
        <ul className="social" id={socialId} tabIndex={-1} aria-label={t('footer.follow')}>
          {site.social.map(({ network, href }) => (
            <li key={network}>
              <a href={href} rel="noopener">
                <Icon name={`brand-${network}`} />
                <Hidden>{t(`social.${network}`)}</Hidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
