import type { ReactNode } from 'react'
import { toDigits } from '#domain/dates/format'
import { letterPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Neighbours } from '../../../ui/page/neighbours'
import { Hidden } from '../../../ui/text/inline'
import type { DictionaryPayload, LetterCount } from './payload'
import './letters.css'

interface LettersProps {
  payload: DictionaryPayload
  /** Folds both alphabets away on phones, so that the terms of a letter come soon. */
  isFolded: boolean
}

/** Both alphabets; the one of the other language is folded away on phones. */
export function Letters({ payload: { alphabets, letter: chosen }, isFolded }: LettersProps) {
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
  const { t, locale, site } = usePage()
  const shown = showLetter(letter)
  if (count === 0) return <span aria-hidden="true">{shown}</span>
  return (
    <a href={localPath(letterPath(letter), locale)} aria-current={isChosen ? 'page' : undefined}>
      {shown}
      <Hidden>
        {t('date.separator')}
        {toDigits(t('dictionary.count', { count }), site.digits)}
      </Hidden>
    </a>
  )
}

/** Folded on phones, always open beside the terms. */
export function LetterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="folding">
      <p className="folding__title" aria-hidden="true">
        {title}
      </p>
      <FoldDetails title={title}>{children}</FoldDetails>
    </div>
  )
}

/** Ways to the neighbouring letters that have terms. */
export function LetterSteps({ previous, next }: Pick<DictionaryPayload, 'previous' | 'next'>) {
  const { t, locale, site } = usePage()
  const linkTo = ({ letter, count }: LetterCount, name: string) => ({
    href: localPath(letterPath(letter), locale),
    name,
    title: (
      <>
        <bdi lang={localeOfLetter(letter)}>{showLetter(letter)}</bdi>
        {t('date.separator')}
        {toDigits(t('dictionary.count', { count }), site.digits)}
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
