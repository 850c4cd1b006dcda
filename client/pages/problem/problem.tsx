import type { ReactNode } from 'react'
import type { NearPage, NearPages } from '#domain/search/near-pages'
import { childPages, splitKnownPath } from '#domain/site/known-path'
import { directions, type Locale, localPath, otherLocale, splitPath } from '#domain/site/locale'
import {
  type ProblemStatus,
  type ProblemWords,
  problemLabels,
  problemTexts,
  retryText,
} from '#domain/site/problem'
import { isPublishedRoute, routeTitle } from '#domain/site/route-titles'
import { type FixedName, routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { SearchBox } from '../../ui/page/search-box'
import { ArrowLink } from '../../ui/text/link'
import './problem.css'
import type { Translate } from '#domain/messages/translate'
import { ListRow, RowList } from '../../ui/lists/rows'
import { inLanguage } from '../../ui/text/untranslated'
import '../../ui/card-link.css'

interface NotFoundProps {
  /** Already decoded and shortened. */
  path: string
  /** What the address may have meant. */
  found: NearPages
}

export function NotFound({ path, found }: NotFoundProps) {
  const { pages } = splitKnownPath(splitPath(path).path)
  return (
    <Frame
      status={404}
      above={<PageLinks place="above" names={pages.slice(-2)} />}
      finds={
        <>
          <SearchBox id="query" scope="site" place="page" text={found.text} />
          <OfferedPages found={found} section={pages.at(-1)} />
        </>
      }
      english={
        <p className="hint">
          Page Not Found: <bdi>{path}</bdi>
        </p>
      }
    />
  )
}

export interface ProblemPageProps extends FrameOptions {
  /** Also in the log and in `X-Request-Id`. */
  incident: string
}

interface FrameOptions {
  status: ProblemStatus
  /** Seconds after which the visitor may try again. */
  retryAfter?: number
  /** Replaces the texts of the status if nothing went wrong. */
  words?: ProblemWords
  /** Suggested pages instead of the default ones; an empty list shows none. */
  near?: readonly FixedName[] | undefined
  /** Offers to begin a login again, or to end the session. */
  offer?: 'login' | 'logout' | undefined
  /** Path that the login returns to. */
  returnTo?: string | undefined
  /** Shown first below the texts, for example a search box. */
  finds?: ReactNode
  /** Address of the page that failed, to be loaded again. */
  reload?: string
}

/** Page for any failure, in both languages. */
export function ProblemPage({ incident, ...frame }: ProblemPageProps) {
  return (
    <Frame {...frame}>
      {!frame.words && (
        <p className="hint">
          <Both of={problemLabels.incident} />{' '}
          <bdi dir="ltr">
            <code>{incident}</code>
          </bdi>
        </p>
      )}
    </Frame>
  )
}

/** Content of `<main>` if the page failed after its shell was sent, in the page's language. */
export function Broken({ incident }: { incident: string }) {
  const { locale } = usePage()
  const { title, text } = problemTexts[500]
  return (
    <div className="container reading flow">
      <h1>{title[locale]}</h1>
      <p>{text[locale]}</p>
      <p>
        {`${problemLabels.incident[locale]} `}
        <bdi dir="ltr">
          <code>{incident}</code>
        </bdi>
      </p>
    </div>
  )
}

interface FrameProps extends FrameOptions {
  /** Shown before the status. */
  above?: ReactNode
  /** Shown with the English texts. */
  english?: ReactNode
  children?: ReactNode
}

function Frame(props: FrameProps) {
  const { status, retryAfter, words = problemTexts[status], offer, returnTo, reload } = props
  const { above, finds, near = tasks, english, children } = props
  const { locale, t } = usePage()
  return (
    <section className="problem" aria-labelledby="problem">
      {above}
      <p className="problem__code">
        <bdi>{status}</bdi>
      </p>
      <div className="problem__halves">
        {[locale, otherLocale(locale)].map((of) => (
          <Half key={of} of={of} words={words} retryAfter={retryAfter} isFirst={of === locale}>
            {of === 'en' && english}
          </Half>
        ))}
      </div>
      {children}
      {finds}
      <div className="button-row">
        <HomeButton isPrimary={!finds} />
        {reload && (
          <a className="button button--secondary" href={reload}>
            {t('version.reload')}
          </a>
        )}
        {offer && <Offer of={offer} returnTo={returnTo} />}
      </div>
      <PageLinks place="near" names={near} />
    </section>
  )
}

/** A link that starts a login, or a form that ends the session, because a GET must not. */
function Offer({ of, returnTo }: { of: 'login' | 'logout'; returnTo: string | undefined }) {
  const { locale } = usePage()
  const address = localPath(`/auth/${of}`, locale)
  const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  const look = 'button button--secondary'
  const label = (
    <span>
      <Both of={problemLabels[of]} />
    </span>
  )
  return of === 'login' ? (
    <a className={look} href={address + query} rel="nofollow">
      {label}
    </a>
  ) : (
    <form method="post" action={address}>
      <button className={look} type="submit">
        {label}
      </button>
    </form>
  )
}

/** Reads "Go back home - العودة للصفحة الرئيسية"; the page's language is the upper line. */
function HomeButton({ isPrimary }: { isPrimary: boolean }) {
  const { locale } = usePage()
  const look = `button--${isPrimary ? 'primary' : 'secondary'}`
  const line = (of: Locale) => (
    <span lang={of} dir={directions[of]}>
      {problemLabels.home[of]}
    </span>
  )
  return (
    <a className={`button ${look} problem__home problem__home--${locale}`} href="/">
      {line('en')}
      <span className="visually-hidden"> - </span>
      {line('ar')}
    </a>
  )
}

interface HalfProps {
  of: Locale
  words: ProblemWords
  retryAfter: number | undefined
  isFirst: boolean
  children: ReactNode
}

function Half({ of: locale, words, retryAfter, isFirst, children }: HalfProps) {
  const { title, text } = words
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div lang={locale} dir={directions[locale]}>
      <Title id={isFirst ? 'problem' : undefined}>{title[locale]}</Title>
      <p>{text[locale]}</p>
      {retryAfter !== undefined && <p>{retryText(locale, retryAfter)}</p>}
      {children}
    </div>
  )
}

function Both({ of: texts }: { of: Record<Locale, string> }) {
  const { locale } = usePage()
  const other = otherLocale(locale)
  return (
    <>
      {`${texts[locale]} - `}
      <span lang={other} dir={directions[other]}>
        {texts[other]}
      </span>
    </>
  )
}

const tasks: readonly FixedName[] = ['services', 'inquiry', 'contact', 'siteMap']

function PageLinks({ place, names }: { place: 'above' | 'near'; names: readonly FixedName[] }) {
  const { locale, site, t } = usePage()
  const known = names.filter((name) => isPublishedRoute(site, name))
  if (known.length === 0) return null
  return (
    // The page of a failed navigation has no such links, nor these texts.
    <nav
      className={`problem__${place}`}
      aria-label={t(place === 'above' ? 'problem.trail' : 'problem.near')}
    >
      <ul className="button-row">
        {known.map((name) => (
          <li key={name}>
            <ArrowLink to={name}>{routeTitle(locale, site, name)}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const atMost = 4

/** The index stores labels of a closed list with a message each. */
const labelKey = (label: NearPage['label']) => `search.labels.${label}` as Parameters<Translate>[0]

interface OfferedPagesProps {
  found: NearPages
  /** The page above the missing one, if it is known. */
  section: FixedName | undefined
}

/** Pages that the address may have meant; without any, those of its section. */
function OfferedPages({ found, section }: OfferedPagesProps) {
  const { t, site, locale } = usePage()
  const describe = (name: FixedName): NearPage => ({
    title: routeTitle(locale, site, name),
    href: routePath(name, locale),
    label: 'page',
    locale,
  })
  const titles = new Set<string>()
  const meant = [...found.names.map(describe), ...found.pages].filter(
    ({ title }) => !titles.has(title) && titles.add(title),
  )
  const below = section ? childPages(section).filter((name) => isPublishedRoute(site, name)) : []
  const id = meant.length > 0 ? 'meant' : 'section'
  const offered = meant.length > 0 ? meant : below.map(describe)
  if (offered.length === 0) return null
  return (
    <nav className={`problem__${id}`} aria-labelledby={id}>
      <p className="hint" id={id}>
        {id === 'section' && section
          ? t('problem.section', { title: routeTitle(locale, site, section) })
          : t('problem.meant')}
      </p>
      <RowList density="compact">
        {offered.slice(0, atMost).map(({ href, title, label, locale: language }) => (
          <ListRow
            title={
              <a
                className="card-link"
                href={href}
                {...inLanguage(language === locale ? null : language)}
              >
                {title}
              </a>
            }
            level={2}
            key={href}
          >
            <p>
              {t(labelKey(label))} <bdi dir="ltr">{href}</bdi>
            </p>
          </ListRow>
        ))}
      </RowList>
    </nav>
  )
}
