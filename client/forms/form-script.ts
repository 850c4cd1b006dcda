import {
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  type RefCallback,
  type SubmitEventHandler,
} from 'react'
import type { CaptchaProvider } from '#domain/forms/captcha'
import type { Form, Lists } from '#domain/forms/form'
import type { CaptchaState, FormState } from '#domain/forms/personal-state'

export interface Sending {
  form: FormState
  isSending: boolean
  /** How often it has come back: each time the summary of what is wrong takes the focus anew. */
  round: number
  /** Whether its issues were settled one by one since then. */
  isEdited: boolean
}

interface Sender extends Sending {
  ref?: Ref<HTMLFormElement>
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

export interface ChosenFiles {
  files: readonly { name: string; size: number }[]
  /** What was done last, for who does not see the list. */
  said: { how: 'removed' | 'replaced'; name: string } | null
  input: Ref<HTMLInputElement>
  onChange?: () => void
  remove?: (index: number) => void
}

export interface Widget {
  node: ReactNode
  provider: CaptchaProvider
}

/** What script adds to a form (client/forms/live). The worker draws forms without, and they work. */
export interface FormScript {
  useSending: (of: Form, given: FormState, lists: Lists) => Sender
  /** Keeps what was typed into a textarea before script came. */
  useTyped: (id: string) => Ref<HTMLTextAreaElement>
  /** The files of a control, so that a second choice adds to the first. */
  useFiles: () => ChosenFiles
  /** The captcha's widget, once it may stand in the place of the question. */
  useWidget: (captcha: CaptchaState) => { widget: Widget | null; place: Ref<HTMLDivElement> }
  goToField?: MouseEventHandler<HTMLAnchorElement>
  takeFocus?: RefCallback<HTMLElement>
}

export const noScript: FormScript = {
  useSending: (_, form) => ({ form, isSending: false, round: 0, isEdited: false }),
  useTyped: () => null,
  useFiles: () => ({ files: [], said: null, input: null }),
  useWidget: () => ({ widget: null, place: null }),
}

export const FormScriptContext = createContext(noScript)
