import type { TextSection } from '#domain/payloads/text-part'
import { usePage } from '../../i18n'
import { ReturnPath } from '../../ui/page/return-path'
import { Blocks } from '../../ui/text/blocks'
import { CookieAnswer, CookieKinds } from '../../widgets/preferences/cookie-notice'
import { ChoiceNow } from './choice-now'

export function CookieChoice({ of: { id, title, intro } }: { of: TextSection }) {
  const { t } = usePage()
  return (
    <section className="choice" aria-labelledby={id}>
      <div className="choice__state">
        <h2 id={id}>{title}</h2>
        <Blocks of={intro} />
        <ChoiceNow />
      </div>
      <div className="choice__change">
        <form className="choice__all" method="post" action="/cookies">
          <ReturnPath />
          <CookieAnswer choice="accept">{t('choice.acceptAll')}</CookieAnswer>
          <CookieAnswer choice="reject">{t('choice.rejectAll')}</CookieAnswer>
        </form>
        <form method="post" action="/cookies">
          <ReturnPath />
          <input type="hidden" name="choice" value="manage" />
          <fieldset>
            <legend>{t('choice.each')}</legend>
            <CookieKinds />
          </fieldset>
          <button className="button button--secondary" type="submit" data-consent="custom.">
            {t('cookies.save')}
          </button>
        </form>
      </div>
    </section>
  )
}
