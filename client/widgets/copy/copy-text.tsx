import { useState } from 'react'
import { Icon } from '../../ui/icons/icon'
import './copy-text.css'
import '../../ui/hint.css'

/** The worker also renders the button, and has no clipboard. */
const { navigator } = globalThis as {
  navigator?: { clipboard?: { writeText: (text: string) => Promise<void> } }
}

interface CopyTextProps {
  text: string
  label: string
  /** Replaces the label once it is copied. */
  copied: string
}

/**
 * Copies a text; if that is refused, shows it for copying by hand. CSS hides the button without script:
 * the text has to stand beside it then.
 */
export function CopyText({ text, label, copied }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = () => {
    const copying = navigator?.clipboard?.writeText(text) ?? Promise.reject()
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
        {isCopied ? copied : label}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && copied}
      </span>
      {outcome === 'refused' && (
        <p className="hint share__address">
          <bdi dir="ltr">{text}</bdi>
        </p>
      )}
    </div>
  )
}
