import { toDigits } from '#domain/dates/format'
import { letterPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
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
      <div className="fold" key={locale}>
        <p className="fold__title" aria-hidden="true">
          {name}
        </p>
        <details>
          <summary>
            {name}
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          {bar}
        </details>
      </div>
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

/** Ways to the neighbouring letters that have terms. */
export function LetterSteps({ previous, next }: Pick<DictionaryPayload, 'previous' | 'next'>) {
  const { t } = usePage()
  return (
    <nav className="letter-steps" aria-label={t('dictionary.steps')}>
      {previous && <Step of={previous} name={t('dictionary.previous')} rel="prev" />}
      {next && <Step of={next} name={t('dictionary.next')} rel="next" />}
    </nav>
  )
}

interface StepProps {
  of: LetterCount
  name: string
  rel: 'prev' | 'next'
}

function Step({ of: { letter, count }, name, rel }: StepProps) {
  const { t, locale, site } = usePage()
  return (
    <a href={localPath(letterPath(letter), locale)} rel={rel}>
      <small>
        {rel === 'prev' && <Icon name="chevron-left" flip />}
        {name}
        {rel === 'next' && <Icon name="chevron-right" flip />}
      </small>
      <span>
        <bdi lang={localeOfLetter(letter)}>{showLetter(letter)}</bdi>
        {t('date.separator')}
        {toDigits(t('dictionary.count', { count }), site.digits)}
      </span>
    </a>
  )
}
