import { useState } from 'react'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'

/** The worker also renders this, and its types have no clipboard. */
const { navigator } = globalThis as unknown as {
  navigator: { clipboard?: { writeText: (text: string) => Promise<void> } }
}

/** Copies a reference number. CSS hides the button without script: the number can be selected. */
export function CopyButton({ text }: { text: string }) {
  const { t } = usePage()
  const [state, setState] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    // The clipboard is unavailable without TLS.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    await copied.then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <p className="receipt__copy">
      <button className="button button--secondary" type="button" onClick={copy}>
        <Icon name="copy" />
        {t('receipt.copy.label')}
      </button>
      <span role="status">
        {state === 'copied' && <Icon name="check" />}
        {state && t(`receipt.copy.${state}`)}
      </span>
    </p>
  )
}
