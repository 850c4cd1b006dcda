import type { SearchHit } from '#domain/payloads/search'
import type { MarkedPart } from '#domain/search/mark-terms'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Facets } from '../../../ui/lists/facets'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Pagination } from '../../../ui/page/pagination'
import { Day } from '../../../ui/text/date'
import { inLanguage } from '../../../ui/text/untranslated'
import { AnswerCard } from './answer'
import type { SearchPayload, SearchResults } from './payload'
import './search.css'
import '../../../ui/lists/facets.css'
import '../../../ui/lists/results.css'

export function Results({ of: results, payload }: { of: SearchResults; payload: SearchPayload }) {
  const { t } = usePage()
  const { heading, range, hits, facets, paging, href, orders, feed } = results
  return (
    <div className="container">
      <div className="columns columns--filter">
        <Facets of={{ facets }} />
        <section className="found" aria-labelledby="found">
          <Notes of={payload} />
          {payload.answer && <AnswerCard of={payload.answer} />}
          <div className="results-bar">
            <h2 id="found">{heading}</h2>
            {range !== '' && <p className="item-meta">{range}</p>}
            <nav className="row__links sort-links" aria-label={t('search.orders.label')}>
              {orders.map((order) => (
                <a key={order.name} href={order.href} aria-current={order.isChosen || undefined}>
                  {t(`search.orders.${order.name}`)}
                </a>
              ))}
            </nav>
          </div>
          <RowList className="hits">
            {hits.map((hit) => (
              <Hit hit={hit} key={hit.href} />
            ))}
          </RowList>
          <Pagination of={paging} href={(page) => (page > 1 ? `${href}&page=${page}` : href)} />
          {feed && (
            <a className="link-arrow" href={feed}>
              <Icon name="rss" />
              {t('search.follow')}
            </a>
          )}
        </section>
      </div>
    </div>
  )
}

function Hit({ hit }: { hit: SearchHit }) {
  const { locale } = usePage()
  const { label, href, title, text, trail, date, facts } = hit
  return (
    <ListRow
      side={
        <>
          <span className="tag">{label}</span>
          {date && <Day date={date} isShort />}
        </>
      }
      title={
        <a href={href}>
          <Marked parts={title} />
        </a>
      }
      level={3}
      language={inLanguage(hit.locale === locale ? null : hit.locale)}
    >
      {trail.length > 0 && <p className="item-meta">{trail.join(' › ')}</p>}
      <p>
        <Marked parts={text} />
      </p>
      {facts.length > 0 && <p className="item-meta">{facts.join(' · ')}</p>}
    </ListRow>
  )
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
    isMatch ? <mark key={at}>{text}</mark> : text,
  )
}

/** How the query was interpreted, and alternative queries. */
export function Notes({ of: payload }: { of: SearchPayload }) {
  const { t } = usePage()
  const { isCut, text, corrected, proposals, results, other } = payload
  return (
    <>
      {isCut && <p className="note-line">{t('search.cut')}</p>}
      {corrected !== null && (
        <Note icon="spell-check" text={t('search.corrected', { text })} links={[corrected]} />
      )}
      {results?.isElsewhere && (
        <Note icon="languages" text={t(`search.elsewhere.${results.language}`)} />
      )}
      {proposals.length > 0 && (
        <Note icon="spell-check" text={t('search.meant')} links={proposals} />
      )}
      {results?.match === 'some' && <p className="note-line">{t('search.some')}</p>}
      {!results && other && (
        <p className="note-line">
          <Icon name="languages" />
          <a href={other.href}>
            {t('search.other', { count: other.count, language: other.locale })}
          </a>
        </p>
      )}
    </>
  )
}

interface NoteProps {
  icon: IconName
  text: string
  links?: SearchPayload['proposals']
}

function Note({ icon, text, links = [] }: NoteProps) {
  return (
    <p className="note-line">
      <Icon name={icon} />
      <span>
        {text}{' '}
        {links.map(({ text, href }) => (
          <a key={href} href={href}>
            <bdi>{text}</bdi>
          </a>
        ))}
      </span>
    </p>
  )
}
