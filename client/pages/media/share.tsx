import { useState } from 'react'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/hidden'
import './press-item.css'

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

/** The worker also renders the button, and has no clipboard. */
const { navigator } = globalThis as {
  navigator?: { clipboard?: { writeText: (text: string) => Promise<void> } }
}

/** Copies a URL; if that is refused, shows it for copying by hand. */
function CopyLink({ url }: { url: string }) {
  const { t } = usePage()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = () => {
    const copying = navigator?.clipboard?.writeText(url) ?? Promise.reject()
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }

  const isCopied = outcome === 'copied'
  return (
    <div className="share__copy">
      <button className="button button--secondary button--small" type="button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'newsroom.share.copied' : 'newsroom.share.copy')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('newsroom.share.copied')}
      </span>
      {outcome === 'refused' && (
        <p className="share__address">
          <bdi dir="ltr">{url}</bdi>
        </p>
      )}
    </div>
  )
}
