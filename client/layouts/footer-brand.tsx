import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Brand } from '../ui/page/brand'
import { Hidden } from '../ui/text/hidden'

export const socialId = 'social'

export function FooterBrand() {
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
