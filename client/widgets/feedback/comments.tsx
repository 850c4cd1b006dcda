import type { ComponentType } from 'react'
import type { PublishableForm } from '#domain/feedback/comments'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PublishedComments } from '#domain/payloads/knowledge'
import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { OutsideLink } from '../../ui/text/link'
import { CommentForm, type LinkInputProps } from './comment-form'
import './comments.css'

export interface CommentsProps {
  form: PublishableForm
  of: PublishedComments
  personalState: PersonalState | undefined
  Link?: ComponentType<LinkInputProps>
}

/** Published comments or use cases, and the form for another. */
export function Comments({ form, of: { total, newest }, personalState, Link }: CommentsProps) {
  const { t, locale, digits } = usePage()
  const isCut = total > newest.length
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{t(`${form}.title`)}</h2>
      <p className="hint">
        {digits(total === 0 ? t(`${form}.none`) : t(`${form}.count`, { count: total }))}
        {isCut && digits(`. ${t(`${form}.newest`, { count: newest.length })}`)}
      </p>
      {total > 0 && (
        <ol>
          {newest.map(({ id, text, lang, date, link }) => (
            <li key={id}>
              <p
                className="comments__text"
                {...(lang === locale ? { dir: 'auto' } : { lang, dir: directions[lang] })}
              >
                {text}
              </p>
              {link && (
                <OutsideLink href={link.href} rel="nofollow noopener ugc">
                  <bdi dir="ltr">{link.host}</bdi>
                </OutsideLink>
              )}
              <p className="hint">
                <Day date={date} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <CommentForm form={form} personalState={personalState} Link={Link} />
    </section>
  )
}
