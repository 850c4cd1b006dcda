import type { SubmitEventHandler } from 'react'

interface AskAgainProps {
  /** URL of the page that shows the form again. */
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** True if the element that had focus was replaced by the button. */
  takesFocus: boolean
  children: string
}

/** Leads back from the thanks to the form. */
export function AskAgain({ takesFocus, children, ...form }: AskAgainProps) {
  return (
    <form {...form}>
      {/* biome-ignore lint/a11y/noAutofocus: the element that had focus was removed */}
      <button className="button button--quiet" type="submit" autoFocus={takesFocus}>
        {children}
      </button>
    </form>
  )
}
