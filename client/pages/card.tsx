import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { CardPayload } from '#domain/payloads/institution'
import { directions } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { FoldDetails } from '../ui/page/fold'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { BrandMark } from '../ui/text/brand-mark'
import { Feedback } from '../widgets/feedback/feedback'
import { CardLines } from './card/lines'
import { QrCode } from './card/qr-code'

interface CardProps {
  payload: CardPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Card({ payload, usefulness, personalState }: CardProps) {
  const { t, locale } = usePage()
  const { words, channels, code, modified } = payload
  return (
    <>
      <PageHead lead={t('card.lead')} />
      <div className="container">
        <div className="contact-card">
          <div className="contact-card__front">
            <BrandMark />
            <h2>
              {words.map(({ locale: of, name }) => (
                <span key={of}>
                  <bdi lang={of} dir={directions[of]}>
                    {name}
                  </bdi>
                </span>
              ))}
            </h2>
            <div className="contact-card__save">
              <a className="button" href={`${routePath('card', locale)}.vcf`} download>
                <Icon name="download" />
                {t('card.save')}
              </a>
              <p>{t('card.format')}</p>
            </div>
            <CardLines words={words} channels={channels} />
          </div>
          <div className="contact-card__code">
            <FoldDetails title={t('card.show')}>
              <QrCode of={code} label={t('card.code')} />
              <p>{t('card.scan')}</p>
            </FoldDetails>
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
