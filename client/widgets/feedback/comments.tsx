import { toDigits } from '#domain/dates/format'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PublishedComments } from '#domain/payloads/knowledge'
import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { CommentForm } from './comment-form'

interface CommentsProps {
  of: PublishedComments
  personalState: PersonalState | undefined
}

export function Comments({ of: { total, newest }, personalState }: CommentsProps) {
  const { t, locale, site } = usePage()
  const isCut = total > newest.length
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{t('comment.title')}</h2>
      <p className="comments__count">
        {toDigits(
          total === 0 ? t('comment.none') : t('comment.count', { count: total }),
          site.digits,
        )}
        {isCut && toDigits(`. ${t('comment.newest', { count: newest.length })}`, site.digits)}
      </p>
      {total > 0 && (
        <ol>
          {newest.map(({ id, text, lang, date }) => (
            <li key={id}>
              <p
                className="comments__text"
                {...(lang === locale ? { dir: 'auto' } : { lang, dir: directions[lang] })}
              >
                {text}
              </p>
              <p className="comments__day">
                <Day date={date} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <CommentForm form="comment" personalState={personalState} />
    </section>
  )
}
