import type { SearchAnswer } from '#domain/payloads/search'
import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Phone } from '../../../ui/text/inline'
import '../../../ui/box.css'
import '../../../ui/lists/rows.css'
import './search.css'

/** The record whose name the query is, shown in full above the results. */
export function AnswerCard({ of: answer }: { of: SearchAnswer }) {
  const { t } = usePage()
  return (
    <article className="box search-answer" aria-labelledby="answer">
      <p className="item-meta">{t(`search.answer.${answer.kind}`)}</p>
      <AnswerText of={answer} />
      {answer.kind === 'term' && answer.related.length > 0 && (
        <>
          <p id="related">{t('search.answer.related')}</p>
          <ul className="row__links" aria-labelledby="related">
            {answer.related.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

function AnswerText({ of: answer }: { of: SearchAnswer }) {
  const { t } = usePage()
  if (answer.kind === 'phone') {
    return (
      <>
        <h2 id="answer">
          <Phone number={answer.phone} />
        </h2>
        <p>{answer.hours}</p>
      </>
    )
  }
  if (answer.kind === 'reference') {
    return (
      <>
        <h2 id="answer">
          <bdi dir="ltr">{answer.reference}</bdi>
        </h2>
        <p>{t('search.answer.referenceText')}</p>
        <a className="link-arrow" href={answer.href}>
          {t('search.answer.referenceLink')}
          <Icon name="arrow-right" flip />
        </a>
      </>
    )
  }
  const other = answer.kind === 'term' ? answer.other : null
  return (
    <>
      <h2 id="answer">
        <a href={answer.href}>{answer.title}</a>
      </h2>
      <p>{answer.text}</p>
      {answer.kind === 'service' && <p className="item-meta">{answer.facts.join(' · ')}</p>}
      {other && (
        <div className="search-answer__other" lang={other.locale} dir={directions[other.locale]}>
          <p>
            <strong>{other.title}</strong>
          </p>
          <p>{other.text}</p>
        </div>
      )}
    </>
  )
}
