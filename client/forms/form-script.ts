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
  /** Number of returned submissions; after each, the error summary takes focus again. */
  round: number
  /** True if edits have removed issues since then. */
  isEdited: boolean
}

interface Sender extends Sending {
  ref?: Ref<HTMLFormElement>
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

export interface ChosenFiles {
  files: readonly { name: string; size: number }[]
  /** Last change, for the live region. */
  announcement: { kind: 'removed' | 'replaced'; name: string } | null
  input: Ref<HTMLInputElement>
  onChange?: () => void
  remove?: (index: number) => void
}

export interface Widget {
  node: ReactNode
  provider: CaptchaProvider
}

/** Behaviour that script adds to forms (client/forms/live); they also work without it. */
export interface FormScript {
  useSending: (of: Form, initial: FormState, lists: Lists) => Sender
  /** Keeps text that was typed into a textarea before hydration. */
  useTyped: (id: string) => Ref<HTMLTextAreaElement>
  /** Files of a control; a second choice adds to the first. */
  useFiles: () => ChosenFiles
  /** The captcha widget, once it may replace the question. */
  useWidget: (captcha: CaptchaState) => { widget: Widget | null; container: Ref<HTMLDivElement> }
  goToField?: MouseEventHandler<HTMLAnchorElement>
  takeFocus?: RefCallback<HTMLElement>
}

export const noScript: FormScript = {
  useSending: (_, form) => ({ form, isSending: false, round: 0, isEdited: false }),
  useTyped: () => null,
  useFiles: () => ({ files: [], announcement: null, input: null }),
  useWidget: () => ({ widget: null, container: null }),
}

export const FormScriptContext = createContext(noScript)
