import { isNoticeOf } from '#domain/site/emergency-notice'
import { usePage } from '../i18n'
import { Badge } from '../ui/text/badge'
import { Hidden } from '../ui/text/inline'
import { noticeLooks } from './notice-looks'
import './emergency-notices.css'

/**
 * The notices of the moment. Those of other pages are in the document too, hidden, because the header
 * stays when the router shows another page. Browsers hide a notice that is over (`data-over`).
 */
export function EmergencyNotices() {
  const { t, site, path } = usePage()
  const { notices } = site
  if (notices.length === 0) return null
  const shown = notices.filter((notice) => isNoticeOf(notice, path))
  const announced = shown.map(({ level, title }) => `${t(`emergency.levels.${level}`)}: ${title}`)
  return (
    <>
      {notices.map(({ id, level, title, text, href, path: own, until }) => (
        <section
          className={`emergency-notice emergency-notice--${level}`}
          aria-labelledby={`notice-${id}`}
          data-notice={own}
          hidden={!shown.some((one) => one.id === id)}
          key={id}
        >
          <div data-over={until}>
            <h2 id={`notice-${id}`}>
              <Badge {...noticeLooks[level]}>{t(`emergency.levels.${level}`)}</Badge> {title}
            </h2>
            <p>
              {text}{' '}
              {href && (
                <a href={href}>
                  {t('emergency.more')}
                  <Hidden>{`: ${title}`}</Hidden>
                </a>
              )}
            </p>
          </div>
        </section>
      ))}
      {shown.length > 0 && (
        <p className="visually-hidden" role="alert" data-text={announced.join('. ')} />
      )}
    </>
  )
}
