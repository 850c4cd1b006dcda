import { usePage } from '../../i18n'

/** Quick exit, always in view. `noreferrer` hides this page from the target. */
export function Exit({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <aside className="exit" aria-label={t('quickExit.leave')}>
      <div className="exit__inner">
        <p>{t('quickExit.text')}</p>
        <a className="button button--secondary button--small" href={href} rel="noreferrer">
          {t('quickExit.leave')}
        </a>
      </div>
    </aside>
  )
}
