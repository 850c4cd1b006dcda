import { useState } from 'react'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'

/** The worker also renders the button, and has no clipboard. */
const { navigator } = globalThis as {
  navigator?: { clipboard?: { writeText: (text: string) => Promise<void> } }
}

/** Copies a URL; if that is refused, shows it for copying by hand. */
export function CopyLink({ url }: { url: string }) {
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
