import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import '../../../forms/fields.css'
import '../../../ui/page/section.css'
import './search.css'

/** Starts a message about what was not found; it is completed on the contact page. */
export function AskUs({ text }: { text: string }) {
  const { locale, t } = usePage()
  return (
    <section className="section" aria-labelledby="ask">
      <div className="section__inner">
        <h2 id="ask">{t('search.none.ask')}</h2>
        <p>{t('search.none.askText')}</p>
        <form
          className="form search-ask"
          method="post"
          encType="multipart/form-data"
          action={routePath('contact', locale)}
          aria-labelledby="ask"
        >
          <input type="hidden" name="form" value="support" />
          <div className="form__fields">
            <div className="field field--text">
              <label className="field__label" htmlFor="fullName">
                {t('search.none.name')}
              </label>
              <input
                className="input"
                id="fullName"
                name="fullName"
                type="text"
                autoComplete="name"
              />
            </div>
            <div className="field">
              <label className="field__label" htmlFor="email">
                {t('search.none.email')}
              </label>
              <input
                className="input"
                id="email"
                name="email"
                type="email"
                dir="ltr"
                autoComplete="email"
              />
            </div>
            <div className="field field--textarea">
              <label className="field__label" htmlFor="message">
                {t('search.none.message')}
              </label>
              <textarea
                className="textarea"
                id="message"
                name="message"
                dir="auto"
                rows={5}
                defaultValue={`${t('search.none.searched', { text })}\n\n`}
              />
            </div>
          </div>
          <div className="form__end">
            <button className="button button--primary" type="submit" name="intent" value="continue">
              {t('search.none.continue')}
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
