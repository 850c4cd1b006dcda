import type { ReactNode } from 'react'
import { directions } from '#domain/site/locale'
import type { ModerationText } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import './desk-moderation.css'

/** A text with its page and what to look at before deciding; `children` decide about it. */
export function TextItem({ text, children }: { text: ModerationText; children: ReactNode }) {
  const { t } = usePage()
  const { form, page, path, others, hints, link, locale, age, day } = text
  return (
    <li className="held">
      <div className="held__where">
        <p className="tag">{t(`deskModeration.forms.${form}`)}</p>
        <p className="held__page">
          {path === null ? <bdi>{page}</bdi> : <a href={path}>{page}</a>}
        </p>
        {hints.map((hint) => (
          <p className="held__flag" key={hint}>
            <Icon name="circle-alert" />
            {t(`deskModeration.hints.${hint}`)}
          </p>
        ))}
      </div>
      <div className="held__words">
        <blockquote lang={locale} dir={directions[locale]}>
          {text.text}
        </blockquote>
        {link && (
          <p className="held__link">
            {t('deskModeration.link')}{' '}
            <a href={link} rel="nofollow noopener noreferrer ugc" target="_blank">
              <bdi dir="ltr">{link}</bdi>
            </a>
          </p>
        )}
        <p className="held__facts">
          <time dateTime={day}>{t('deskModeration.age', { count: age })}</time>
          <span>{t('deskModeration.others', { count: others })}</span>
        </p>
      </div>
      {children}
    </li>
  )
}
