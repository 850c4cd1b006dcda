import type { SubmitEventHandler } from 'react'

interface AskAgainProps {
  /** Address of the bare page, where the form stands again. */
  action: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Because it stands where the focus was when the last press was answered. */
  takesFocus: boolean
  children: string
}

/** Leads back from thanks to the form. */
export function AskAgain({ takesFocus, children, ...form }: AskAgainProps) {
  return (
    <form {...form}>
      {/* biome-ignore lint/a11y/noAutofocus: what had the focus has left */}
      <button className="button button--quiet" type="submit" autoFocus={takesFocus}>
        {children}
      </button>
    </form>
  )
}
