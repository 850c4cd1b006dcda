import type { ButtonHTMLAttributes } from 'react'
import { type CommentForm, commentForms } from '#domain/feedback/comments'
import { findSmallForm } from '#domain/forms/small-forms'
import { directions, type Locale, languageNames, localPath, otherLocale } from '#domain/site/locale'
import { formId, formIdOf } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { ReturnPath } from '../../ui/page/return-path'

/** A button and not a link, because no GET may set the cookie that remembers the language. */
export function LanguageSwitch() {
  const { locale, path, query, own } = usePage()
  const other = otherLocale(locale)
  const form = formIdOf(own)
  const isFilledIn =
    own?.kind === 'form' || (own?.kind === 'inquiry' && own.change?.step === 'code')
  if (form) {
    // What was typed goes along: the page in the other language is sent the form, to show it again.
    return (
      <>
        {/* Enter in a field presses the form's first button, which must not be the switch. */}
        {isFilledIn && (
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
  const twin = localPath(path, other) + query
  return (
    <>
      <form method="post" action="/locale">
        <ReturnPath />
        <input type="hidden" name="locale" value={other} />
        <Button to={other} />
      </form>
      <CommentSwitches to={other} twin={twin} />
    </>
  )
}

/** The comment forms that stand open on the page. */
function useCommentForms(): CommentForm[] {
  const { route, own } = usePage()
  const isDone = (form: CommentForm) =>
    own?.kind === 'comment' && own.comment.form === form && own.comment.step === 'thanks'
  return commentForms.filter((form) => route && findSmallForm(route, form) && !isDone(form))
}

/**
 * The switch for who has begun a comment: it sends that form, so that the text goes along. The style
 * shows it in the place of the usual one as soon as there is a text.
 */
function CommentSwitches({ to, twin }: { to: Locale; twin: string }) {
  return useCommentForms().map((form) => (
    <Button
      key={form}
      className="comment-switch"
      to={to}
      form={formId(form)}
      formAction={twin}
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
