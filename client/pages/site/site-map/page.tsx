import { letterPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import { localeOfLetter, showLetter } from '#domain/text/alphabet'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { SiteMapPayload } from './payload'
import './site-map.css'

export function SiteMap(page: PageProps<SiteMapPayload>) {
  const { payload } = page
  const { description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={page}>
        {payload.groups.map(({ key, title, pages }) => (
          <section className="site-map__group" aria-labelledby={key} key={key}>
            <h2 id={key}>{title}</h2>
            <ul>
              {pages.map(({ title, path, text, byLetter, records }) => (
                <li key={path}>
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p>{text}</p>
                  {byLetter && <Letters {...byLetter} />}
                  {records && <Records {...records} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </PageBody>
    </>
  )
}

/** Ways to the letters of the dictionary, in both alphabets. */
function Letters({ title, letters }: { title: string; letters: readonly string[] }) {
  const { locale } = usePage()
  return (
    <details className="site-map__letters">
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={localPath(letterPath(letter), locale)} lang={localeOfLetter(letter)}>
              {showLetter(letter)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Records({ title, links }: { title: string; links: { title: string; path: string }[] }) {
  return (
    <details className="site-map__records">
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
