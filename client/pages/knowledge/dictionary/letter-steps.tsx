import { toDigits } from '#domain/dates/format'
import { letterPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { DictionaryPayload, LetterCount } from './payload'
import './letters.css'

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
