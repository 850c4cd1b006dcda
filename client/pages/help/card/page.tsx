import { directions } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ChannelList } from '../../../ui/lists/channels'
import { BrandMark } from '../../../ui/page/brand'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CardPayload } from './payload'
import '../../../ui/lists/aside.css'
import './contact-card.css'
import './forced-mode.css'

export function Card(page: PageProps<CardPayload>) {
  const { payload } = page
  const { t, locale } = usePage()
  const { words, channels, code } = payload
  return (
    <>
      <PageHead lead={t('card.lead')} />
      <PageBody of={page}>
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
              <a
                className="button button--outline-light"
                href={`${routePath('card', locale)}.vcf`}
                download
              >
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
      </PageBody>
    </>
  )
}

function CardLines({ words, channels }: Pick<CardPayload, 'words' | 'channels'>) {
  const { t } = usePage()
  const addresses = words.filter(({ address }) => address)
  if (!channels.phone && !channels.email && addresses.length === 0) {
    return (
      <p>
        <PageLink to="contact">{t('card.unset')}</PageLink>
      </p>
    )
  }
  const addressLines = addresses.map(({ locale, address }) => (
    <address key={locale}>
      <bdi lang={locale} dir={directions[locale]}>
        {address}
      </bdi>
    </address>
  ))
  return (
    <ChannelList
      className="channels"
      of={channels}
      address={addressLines.length > 0 && addressLines}
    />
  )
}

interface QrCodeProps {
  of: CardPayload['code']
  label: string
}

/** Dark on white in every colour mode, with the quiet zone of four modules (ISO/IEC 18004). */
function QrCode({ of: { size, path }, label }: QrCodeProps) {
  const quiet = 4
  const side = size + 2 * quiet
  return (
    <svg
      className="qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quiet} ${-quiet}h${side}v${side}h-${side}z`} />
      <path d={path} />
    </svg>
  )
}
