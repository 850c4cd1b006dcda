import {
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  type RefCallback,
  type SubmitEventHandler,
} from 'react'
import type { Form, Lists } from '#domain/forms/form'
import type { CaptchaState, FormState } from '#domain/forms/own'

export interface Sending {
  form: FormState
  isSending: boolean
  /** How often it has come back: each time the summary of what is wrong takes the focus anew. */
  round: number
}

interface Sender extends Sending {
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** What script adds to a form (client/forms/live). The worker draws forms without, and they work. */
export interface FormScript {
  useSending: (of: Form, given: FormState, lists: Lists) => Sender
  /** Keeps what was typed into a textarea before script came. */
  useTyped: (id: string) => Ref<HTMLTextAreaElement>
  /** The captcha's widget, once it may stand in the place of the question. */
  useWidget: (captcha: CaptchaState) => { widget: ReactNode; place: Ref<HTMLDivElement> }
  goToField?: MouseEventHandler<HTMLAnchorElement>
  takeFocus?: RefCallback<HTMLElement>
}

export const noScript: FormScript = {
  useSending: (_, form) => ({ form, isSending: false, round: 0 }),
  useTyped: () => null,
  useWidget: () => ({ widget: null, place: null }),
}

export const FormScriptContext = createContext(noScript)
