import { directions } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ChannelList } from '../../../ui/lists/channels'
import { BrandMark } from '../../../ui/page/brand'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/text/link'
import { PhoneFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CardPayload } from './payload'
import '../../../ui/page/section-green.css'
import './contact-card.css'
import './forced-mode.css'

export function Card(page: PageProps<CardPayload>) {
  const { payload } = page
  const { t, locale } = usePage()
  return (
    <>
      <PageHead lead={t('card.lead')} />
      <PageBody of={page}>
        <div className="contact-card section--green">
          <div>
            <BrandMark />
            <h2>
              {payload.words.map(({ locale: of, name }) => (
                <span key={of}>
                  <bdi lang={of} dir={directions[of]}>
                    {name}
                  </bdi>
                </span>
              ))}
            </h2>
            <a
              className="button button--outline-light"
              href={`${routePath('card', locale)}.vcf`}
              download
            >
              <Icon name="download" />
              {t('card.save')}
            </a>
            <p>{t('card.format')}</p>
            <CardLines of={payload} />
          </div>
          <PhoneFold title={t('card.show')}>
            <QrCode of={payload.code} label={t('card.code')} />
            <p>{t('card.scan')}</p>
          </PhoneFold>
        </div>
      </PageBody>
    </>
  )
}

function CardLines({ of: { words, channels } }: { of: CardPayload }) {
  const { t } = usePage()
  const addresses = words.flatMap(({ locale, address }) =>
    address ? (
      <address key={locale}>
        <bdi lang={locale} dir={directions[locale]}>
          {address}
        </bdi>
      </address>
    ) : (
      []
    ),
  )
  if (!channels.phone && !channels.email && addresses.length === 0) {
    return (
      <p>
        <PageLink to="contact">{t('card.unset')}</PageLink>
      </p>
    )
  }
  return <ChannelList of={channels} address={addresses.length > 0 && addresses} />
}

/** Dark on white in every colour mode, with the quiet zone of four modules (ISO/IEC 18004). */
function QrCode({ of: { size, path }, label }: { of: CardPayload['code']; label: string }) {
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
