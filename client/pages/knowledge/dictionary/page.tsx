import { localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { EmptyState } from '../../../ui/lists/empty-state'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { SearchBox } from '../../../ui/page/search-box'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { DictionaryPayload, LetterCount } from './payload'
import '../../../ui/lists/rows.css'
import './dictionary.css'
import type { ReactNode } from 'react'
import { letterPath } from '#domain/site/letter-path'
import { Neighbours } from '../../../ui/page/neighbours'
import { Hidden } from '../../../ui/text/inline'
import './letters.css'

export function Dictionary(props: PageProps<DictionaryPayload>) {
  const { payload } = props
  const { t, locale, digits, query } = usePage()
  const { total, terms, previous, next, index } = payload
  const isPart = query !== ''
  const lead = digits(t('dictionary.lead', { count: total }))
  return (
    <>
      <PageHead lead={!isPart && lead}>
        <SearchBox id="query" scope="terms" place="page" />
      </PageHead>
      <PageBody of={props}>
        <div className="letter-page">
          <div className="letter-page__ways">
            <Letters payload={payload} isFolded={isPart} />
            <Categories payload={payload} />
          </div>
          <div>
            {terms && <LetterTitle payload={payload} />}
            {terms ? (
              <Html html={terms} />
            ) : (
              <EmptyState title={t('dictionary.empty')} text={t('dictionary.emptyText')} />
            )}
            {(previous || next) && <LetterSteps previous={previous} next={next} />}
            <div className="term-index">
              {index && (
                <FoldDetails title={t('dictionary.index')} className="fold-row">
                  <Html html={index} />
                </FoldDetails>
              )}
              <p className="row__links">
                <a href={routePath('dataset', locale, { slug: 'dictionary' })}>
                  {t('dictionary.file')}
                </a>
              </p>
            </div>
          </div>
        </div>
      </PageBody>
    </>
  )
}

function LetterTitle({ payload }: { payload: DictionaryPayload }) {
  const { t, digits } = usePage()
  const { letter, category, categories, count } = payload
  const field = categories.find(({ slug }) => slug === category)?.title
  return (
    <div className="letter-title">
      {letter && (
        <h2 id="letter">
          <span className="visually-hidden">{t('dictionary.letter', { letter: '' })}</span>
          <span lang={localeOfLetter(letter)}>{showLetter(letter)}</span>
        </h2>
      )}
      {field && (letter ? <p>{field}</p> : <h2>{field}</h2>)}
      <p>{digits(t('dictionary.count', { count }))}</p>
    </div>
  )
}

function Categories({ payload: { categories, category } }: { payload: DictionaryPayload }) {
  const { t, locale, path, digits } = usePage()
  const address = localPath(path, locale)
  const name = t('dictionary.categories')
  return (
    <LetterFold title={name}>
      <nav className="categories" aria-label={name}>
        <ul>
          {categories.map(({ slug, title, count }) => (
            <li key={slug}>
              <a
                href={`${address}?category=${slug}`}
                aria-current={slug === category ? 'page' : undefined}
              >
                {title}
                <bdi>{digits(count)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </LetterFold>
  )
}

interface LettersProps {
  payload: DictionaryPayload
  /** Folds both alphabets away on phones, so that the terms of a letter come soon. */
  isFolded: boolean
}

/** Both alphabets; the one of the other language is folded away on phones. */
function Letters({ payload: { alphabets, letter: chosen }, isFolded }: LettersProps) {
  const { t } = usePage()
  return alphabets.map(({ locale, letters }, at) => {
    const name = t(`dictionary.letters.${locale}`)
    const bar = (
      <nav className="letters" aria-label={name}>
        <ul lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          {letters.map((one) => (
            <li key={one.letter}>
              <Letter of={one} isChosen={one.letter === chosen} />
            </li>
          ))}
        </ul>
      </nav>
    )
    if (at === 0 && !isFolded) return <div key={locale}>{bar}</div>
    return (
      <LetterFold title={name} key={locale}>
        {bar}
      </LetterFold>
    )
  })
}

function Letter({ of: { letter, count }, isChosen }: { of: LetterCount; isChosen: boolean }) {
  const { t, locale, digits } = usePage()
  const shown = showLetter(letter)
  if (count === 0) return <span aria-hidden="true">{shown}</span>
  return (
    <a href={localPath(letterPath(letter), locale)} aria-current={isChosen ? 'page' : undefined}>
      {shown}
      <Hidden>
        {t('date.separator')}
        {digits(t('dictionary.count', { count }))}
      </Hidden>
    </a>
  )
}

/** Folded on phones, always open beside the terms. */
function LetterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="folding">
      <p className="folding__title" aria-hidden="true">
        {title}
      </p>
      <FoldDetails title={title} className="wide-fold">
        {children}
      </FoldDetails>
    </div>
  )
}

/** Ways to the neighbouring letters that have terms. */
function LetterSteps({ previous, next }: Pick<DictionaryPayload, 'previous' | 'next'>) {
  const { t, locale, digits } = usePage()
  const linkTo = ({ letter, count }: LetterCount, name: string) => ({
    href: localPath(letterPath(letter), locale),
    name,
    title: (
      <>
        <bdi lang={localeOfLetter(letter)}>{showLetter(letter)}</bdi>
        {t('date.separator')}
        {digits(t('dictionary.count', { count }))}
      </>
    ),
  })
  return (
    <Neighbours
      label={t('dictionary.steps')}
      previous={previous && linkTo(previous, t('dictionary.previous'))}
      next={next && linkTo(next, t('dictionary.next'))}
    />
  )
}
