import type { ButtonHTMLAttributes } from 'react'
import { directions, type Locale, languageNames, localPath, otherLocale } from '#domain/locale'
import { formIdOf } from '../forms/form-id'
import { usePage } from '../i18n'
import { ReturnPath } from '../ui/return-path'

/** A button and not a link, because no GET may set the cookie that remembers the language. */
export function LanguageSwitch() {
  const { locale, path, own } = usePage()
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
  return (
    <form method="post" action="/locale">
      <ReturnPath />
      <input type="hidden" name="locale" value={other} />
      <Button to={other} />
    </form>
  )
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
