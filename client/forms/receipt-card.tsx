import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'
import { ReceiptStar } from './receipt-star'

interface ReceiptCardProps {
  title: string
  text: string
  /** What the number is called. */
  label: string
  reference: string
  /** Whether something is still to happen before it is done. */
  isPending: boolean
  children?: ReactNode
}

/** Says that something has arrived, and under which number; takes the focus. */
export function ReceiptCard({ title, text, label, reference, ...rest }: ReceiptCardProps) {
  return (
    <section className="receipt" role="status" aria-labelledby="receipt">
      <ReceiptStar isPending={rest.isPending} />
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is read first, without script too */}
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
    </section>
  )
}

interface NextStepsProps {
  title: string
  steps: readonly { title: string; text: string }[]
}

/** What happens after something was sent. */
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
