import { type ReactNode, useState } from 'react'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import './receipt.css'
import '../ui/lists/steps.css'

interface ReceiptCardProps {
  title: string
  text: string
  /** Label of the reference number. */
  label: string
  reference: string
  /** Shows a clock instead of a tick. */
  isPending: boolean
  children?: ReactNode
}

/** Confirms a submission with its reference number; its title takes focus. */
export function ReceiptCard({ title, text, label, reference, ...rest }: ReceiptCardProps) {
  const { t } = usePage()
  return (
    <section className="receipt" role="status" aria-labelledby="receipt">
      <ReceiptStar isPending={rest.isPending} />
      {/* biome-ignore lint/a11y/noAutofocus: the result of the submission is read first, also without script */}
      <h2 id="receipt" tabIndex={-1} autoFocus>
        {title}
      </h2>
      <p>{text}</p>
      <p className="receipt__label">{label}</p>
      <p className="receipt__number">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <CopyButton text={reference} />
      {rest.children}
      {/* Without script, browsers fill in the form again on the way back to it. */}
      <noscript>
        <p className="hint">{t('receipt.shared')}</p>
      </noscript>
    </section>
  )
}

interface NextStepsProps {
  title: string
  steps: readonly { title: string; text: string }[]
}

export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

const star =
  'M60.6 43.9L48.8 48.8L43.9 60.6L32 55.7L20.1 60.6L15.2 48.8L3.4 43.9L8.3 32L3.4 20.1L15.2 15.2L20.1 3.4L32 8.3L43.9 3.4L48.8 15.2L60.6 20.1L55.7 32Z'
const tick = 'M21 33l8 8l15 -17'
const clock = 'M32 20v13l9 5'

/** Never mirrored in right-to-left text. */
function ReceiptStar({ isPending }: { isPending: boolean }) {
  return (
    <svg className="receipt__star" viewBox="0 0 64 64" aria-hidden="true">
      <path d={star} />
      <path className="receipt__tick" d={isPending ? clock : tick} />
    </svg>
  )
}

/** The worker also renders this, and its types have no clipboard. */
const { navigator } = globalThis as unknown as {
  navigator: { clipboard?: { writeText: (text: string) => Promise<void> } }
}

/** Copies a reference number. CSS hides the button without script: the number can be selected. */
function CopyButton({ text }: { text: string }) {
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
