import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { PageHead } from '../../ui/page/page-head'
import type { TransitionProps } from '../../ui/page/transition'
import { Blocks } from '../../ui/text/blocks'
import { Day } from '../../ui/text/date'
import { Hidden } from '../../ui/text/inline'
import { inLanguage, UntranslatedNotice } from '../../ui/text/untranslated'
import { CopyText } from '../../widgets/copy/copy-text'
import { ReadAloud } from '../../widgets/read-aloud/read-aloud'
import type { NewsItemPayload } from './news-item/payload'
import '../../ui/hint.css'
import '../../ui/lists/aside.css'
import '../../ui/page/article.css'
import './press-item.css'

interface ItemHeadProps extends Pick<NewsItemPayload, 'lead' | 'date' | 'readingMinutes' | 'lang'> {
  /** Type or topic of the item. */
  subject: string | undefined
  transition?: TransitionProps
  action?: NewsItemPayload['action']
}

export function ItemHead(props: ItemHeadProps) {
  const { t, digits } = usePage()
  const { lead, date, readingMinutes, lang, subject, transition, action } = props
  return (
    <PageHead lead={lead} transition={transition}>
      <ul className="article__facts">
        {subject && <li className="tag">{subject}</li>}
        <li>
          <Day date={date} />
        </li>
        <li>{digits(t('article.readingMinutes', { count: readingMinutes }))}</li>
        <ReadAloud lang={lang} />
      </ul>
      {action && (
        <p className="button-row">
          <a className="button button--primary" href={action.path}>
            {action.label}
          </a>
        </p>
      )}
    </PageHead>
  )
}

interface ItemTextProps extends Pick<NewsItemPayload, 'body' | 'lang'> {
  /** Beside the text. */
  aside: ReactNode
  /** Above the text. */
  picture?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** Text of an item in one column. */
export function ItemText({ body, lang, aside, picture, children }: ItemTextProps) {
  return (
    <div className="columns columns--book">
      <div className="aside">{aside}</div>
      <div className="reading flow">
        {picture}
        <UntranslatedNotice lang={lang} />
        <div className="flow prose" {...inLanguage(lang)}>
          <Blocks of={body} />
        </div>
        {children}
      </div>
    </div>
  )
}

interface ShareProps {
  title: string
  /** Absolute URL of the page. */
  url: string
}

export function Share({ title, url }: ShareProps) {
  const { t } = usePage()
  const text = encodeURIComponent(title)
  const address = encodeURIComponent(url)
  const post = 'https://x.com/intent/post'
  const share = 'https://www.linkedin.com/sharing/share-offsite/'
  const ways = [
    { name: 'x', icon: 'brand-x', href: `${post}?text=${text}&url=${address}` },
    { name: 'linkedin', icon: 'brand-linkedin', href: `${share}?url=${address}` },
    { name: 'whatsapp', icon: 'brand-whatsapp', href: `https://wa.me/?text=${text}%20${address}` },
    { name: 'mail', icon: 'mail', href: `mailto:?subject=${text}&body=${address}` },
  ] as const
  return (
    <div className="share">
      <ul className="button-row" aria-label={t('newsroom.share.label')}>
        {ways.map(({ name, icon, href }) => (
          <li key={name}>
            <a className="icon-button" href={href} rel="noopener">
              <Icon name={icon} />
              <Hidden>
                {t(`newsroom.share.${name}`)}
                {name !== 'mail' && t('link.outside')}
              </Hidden>
            </a>
          </li>
        ))}
      </ul>
      <CopyText text={url} label={t('newsroom.share.copy')} copied={t('newsroom.share.copied')} />
      <p className="hint share__address no-script">
        {t('newsroom.share.address')}
        <bdi dir="ltr">{url}</bdi>
      </p>
    </div>
  )
}
