import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import type { IconName } from '../ui/icons/icon-names'
import { Isolated } from '../ui/text/inline'

/** Digital stamp: marks this as a government site and explains how to verify that. */
export function Stamp() {
  const { t, site } = usePage()
  const { domain, registration } = site
  return (
    <details className="stamp">
      <summary className="stamp__bar">
        <span className="stamp__inner">
          <Icon name="landmark" />
          <span className="stamp__title">{t('stamp.title')}</span>
          <span className="stamp__short">{t('stamp.short')}</span>
          <span className="stamp__how">
            {t('stamp.how')}
            <Icon name="chevron-down" className="icon--turn" />
          </span>
        </span>
      </summary>
      <div className="stamp__body">
        <Proof
          icon="globe"
          title={t('stamp.domain.title')}
          titlePart=".gov.sa"
          text={t('stamp.domain.text', { domain })}
          part={domain}
        />
        <Proof icon="lock" title={t('stamp.https.title')} text={t('stamp.https.text')} />
        {registration && (
          <Proof
            icon="badge-check"
            title={t('stamp.registration.title')}
            text={t('stamp.registration.text', { number: registration })}
            part={registration}
          />
        )}
      </div>
    </details>
  )
}

interface ProofProps {
  icon: IconName
  title: string
  text: string
  /** Left-to-right parts of title and text. */
  titlePart?: string
  part?: string
}

function Proof({ icon, title, titlePart, text, part }: ProofProps) {
  return (
    <div className="stamp__item">
      <Icon name={icon} />
      <div>
        <strong>
          <Isolated text={title} part={titlePart} />
        </strong>
        <p>
          <Isolated text={text} part={part} />
        </p>
      </div>
    </div>
  )
}
