import type { ButtonHTMLAttributes } from 'react'
import { type CommentFormName, commentForms } from '#domain/feedback/comments'
import { findSmallForm } from '#domain/forms/small-forms'
import { directions, type Locale, languageNames, localPath, otherLocale } from '#domain/site/locale'
import { formId, formIdOf } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ReturnPath } from '../../ui/page/return-path'

/** A button and not a link, because no GET may set the cookie that remembers the language. */
export function LanguageSwitch() {
  const { locale, path, query, personalState } = usePage()
  const other = otherLocale(locale)
  const form = formIdOf(personalState)
  const hasInput =
    personalState?.kind === 'form' ||
    personalState?.kind === 'request' ||
    (personalState?.kind === 'inquiry' && personalState.change?.step === 'code')
  if (form) {
    // The form is sent to the page in the other language, which shows it again with its input.
    return (
      <>
        {/* Enter in a field activates the form's first submit button, which must not be the switch. */}
        {hasInput && (
          <button className="default-button" type="submit" form={form} tabIndex={-1} aria-hidden />
        )}
        <Button
          to={other}
          form={form}
          formAction={localPath(path, other)}
          formMethod="post"
          formNoValidate
          name="intent"
          value="switch"
        />
      </>
    )
  }
  const otherUrl = localPath(path, other) + query
  return (
    <>
      <form method="post" action="/locale">
        <ReturnPath />
        <input type="hidden" name="locale" value={other} />
        <Button to={other} />
      </form>
      <CommentSwitches to={other} otherUrl={otherUrl} />
    </>
  )
}

/**
 * The same in the menu of small screens. A page with a form has only the switch of the header,
 * which sends what was typed.
 */
export function MenuLanguageSwitch({ className }: { className: string }) {
  const { locale, personalState } = usePage()
  const other = otherLocale(locale)
  if (formIdOf(personalState)) return null
  return (
    <form method="post" action="/locale">
      <ReturnPath />
      <input type="hidden" name="locale" value={other} />
      <button className={className} type="submit" lang={other} dir={directions[other]}>
        <Icon name="globe" />
        {languageNames[other]}
      </button>
    </form>
  )
}

function useOpenCommentForms(): CommentFormName[] {
  const { route, personalState } = usePage()
  const isDone = (form: CommentFormName) =>
    personalState?.kind === 'comment' &&
    personalState.comment.form === form &&
    personalState.comment.step === 'thanks'
  return commentForms.filter((form) => route && findSmallForm(route, form) && !isDone(form))
}

/**
 * Language switches that send a comment form, so that its text is kept. CSS shows one instead of
 * the usual switch as soon as there is text (header.css).
 */
function CommentSwitches({ to, otherUrl }: { to: Locale; otherUrl: string }) {
  return useOpenCommentForms().map((form) => (
    <Button
      key={form}
      className="comment-switch"
      to={to}
      form={formId(form)}
      formAction={otherUrl}
      formMethod="post"
      formNoValidate
      name="intent"
      value="switch"
    />
  ))
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  to: Locale
}

function Button({ to, ...rest }: ButtonProps) {
  return (
    <button className="lang-switch" type="submit" lang={to} dir={directions[to]} {...rest}>
      {languageNames[to]}
    </button>
  )
}
