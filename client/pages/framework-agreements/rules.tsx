import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../i18n'
import { Hidden } from '../../ui/text/hidden'

const { open, closed } = agreementRules
/** The first part of the term is for the founders; each later part begins with a joining window. */
const openParts = Array.from({ length: (open.years * 12) / open.joinEveryMonths }, (_, at) =>
  at === 0 ? 'founding' : 'joining',
)

export function Rules() {
  const { t, site } = usePage()
  const digits = (text: string) => toDigits(text, site.digits)
  const months = digits(t('agreements.months', { count: open.joinEveryMonths }))
  const days = digits(t('agreements.days', { count: open.joinForDays }))
  const windows = digits(t('agreements.windows', { count: openParts.length - 1 }))
  return (
    <div className="kinds-of">
      <section aria-labelledby="open">
        <Years count={open.years} />
        <h2 id="open">{t('agreements.open.title')}</h2>
        <p>{t('agreements.open.text', { months, days })}</p>
        <ol className="windows" aria-label={t('agreements.open.halves')}>
          {openParts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
            <li className={`windows__${part}`} key={at}>
              <Hidden>{t(`agreements.open.${part}`)}</Hidden>
            </li>
          ))}
        </ol>
        <p className="hint">{t('agreements.open.hint', { windows })}</p>
      </section>
      <section aria-labelledby="closed">
        <Years count={closed.years} />
        <h2 id="closed">{t('agreements.closed.title')}</h2>
        <p>{t('agreements.closed.text')}</p>
        <ol className="windows" aria-label={t('agreements.closed.whole')}>
          <li className="windows__closed">
            <Hidden>{t('agreements.closed.founding')}</Hidden>
          </li>
        </ol>
        <p className="hint">{t('agreements.closed.hint')}</p>
      </section>
    </div>
  )
}

function Years({ count }: { count: number }) {
  const { t, site } = usePage()
  return (
    <p className="kinds-of__number">
      <bdi>{toDigits(count, site.digits)}</bdi>
      <span>{t('agreements.yearsAtMost', { count })}</span>
    </p>
  )
}
