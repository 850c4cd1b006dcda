import { usePage } from '../../i18n'

/** A way off the page that stays in view; it tells the next page nothing of this one. */
export function Exit({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <aside className="exit" aria-label={t('discreet.leave')}>
      <div className="exit__inner">
        <p>{t('discreet.text')}</p>
        <a className="button button--secondary button--small" href={href} rel="noreferrer">
          {t('discreet.leave')}
        </a>
      </div>
    </aside>
  )
}
