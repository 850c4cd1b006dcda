import type { ReactNode } from 'react'
import { usePage } from '../i18n'
import { CopyButton } from './copy-button'
import { ReceiptStar } from './receipt-star'

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
