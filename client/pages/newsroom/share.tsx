import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/hidden'
import { CopyLink } from '../../widgets/copy-link'

interface ShareProps {
  title: string
  /** Absolute URL of the page. */
  url: string
}

export function Share({ title, url }: ShareProps) {
  const { t } = usePage()
  const text = encodeURIComponent(title)
  const address = encodeURIComponent(url)
  const ways = [
    { name: 'x', icon: 'brand-x', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    {
      name: 'linkedin',
      icon: 'brand-linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    {
      name: 'whatsapp',
      icon: 'brand-whatsapp',
      href: `https://wa.me/?text=${text}%20${address}`,
    },
    { name: 'mail', icon: 'mail', href: `mailto:?subject=${text}&body=${address}` },
  ] as const
  return (
    <div className="share">
      <ul aria-label={t('newsroom.share.label')}>
        {ways.map(({ name, icon, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              <Icon name={icon} />
              <Hidden>
                {t(`newsroom.share.${name}`)}
                {name !== 'mail' && t('link.outside')}
              </Hidden>
            </a>
          </li>
        ))}
      </ul>
      <CopyLink url={url} />
      <p className="share__address no-script">
        {t('newsroom.share.address')}
        <bdi dir="ltr">{url}</bdi>
      </p>
    </div>
  )
}
