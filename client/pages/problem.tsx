import type { ReactNode } from 'react'
import type { NearPages } from '#domain/search/near-pages'
import { directions, type Locale, localPath, otherLocale } from '#domain/site/locale'
import {
  type ProblemStatus,
  type ProblemWords,
  problemLabels,
  problemTexts,
  retryText,
} from '#domain/site/problem'
import { routeTitle } from '#domain/site/route-titles'
import { type FixedName, routePath } from '#domain/site/routes'
import { usePage } from '../i18n'
import { ProblemRuler } from '../ui/drawings/problem-ruler'
import { Icon } from '../ui/icons/icon'
import { SearchBox } from '../ui/page/search-box'
import { PageLink } from '../ui/text/link'

interface NotFoundProps {
  /** Already decoded and shortened. */
  path: string
  /** What the address may have meant. */
  found: NearPages
}

export function NotFound({ path, found }: NotFoundProps) {
  return (
    <Frame status={404} found={found}>
      <p className="problem__note" lang="en" dir="ltr">
        Page Not Found: <bdi>{path}</bdi>
      </p>
    </Frame>
  )
}

export interface ProblemProps extends FrameOptions {
  status: ProblemStatus
  /** Also in the log and in `X-Request-Id`. */
  incident: string
}

interface FrameOptions {
  /** Seconds after which the visitor may try again. */
  retryAfter?: number
  /** Replaces the texts of the status if nothing went wrong. */
  words?: ProblemWords
  /** Suggested pages instead of the default ones; an empty list shows none. */
  near?: readonly FixedName[] | undefined
  /** Offers to begin a login again, or to end the session. */
  offer?: 'login' | 'logout' | undefined
}

/** Page for any failure, in both languages. */
export function Problem({ incident, ...frame }: ProblemProps) {
  return (
    <Frame {...frame}>
      {!frame.words && (
        <p className="problem__note">
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
  status: ProblemStatus
  found?: NearPages
  children: ReactNode
}

function Frame(props: FrameProps) {
  const { status, retryAfter, words = problemTexts[status], near, found, offer, children } = props
  const { locale } = usePage()
  return (
    <section className="problem" aria-labelledby="problem">
      <p className="problem__code">
        <bdi>{status}</bdi>
        <ProblemRuler at={status} />
      </p>
      <div className="problem__halves">
        <Half of={locale} words={words} retryAfter={retryAfter} isFirst />
        <Half of={otherLocale(locale)} words={words} retryAfter={retryAfter} />
      </div>
      {children}
      {found && <SearchBox id="query" scope="site" place="page" text={found.text} />}
      {found && <Meant {...found} />}
      <div className="problem__ways">
        <a
          className={`button button--${found ? 'secondary' : 'primary'}`}
          href="/"
          lang="en"
          dir="ltr"
        >
          <span>
            {`${problemLabels.home.en} - `}
            <span lang="ar" dir="rtl">
              {problemLabels.home.ar}
            </span>
          </span>
        </a>
        {offer && (
          <a
            className="button button--secondary"
            href={localPath(`/auth/${offer}`, locale)}
            rel="nofollow"
          >
            <span>
              <Both of={problemLabels[offer]} />
            </span>
          </a>
        )}
      </div>
      {near?.length !== 0 && <Near names={near} />}
    </section>
  )
}

interface HalfProps {
  of: Locale
  words: ProblemWords
  retryAfter: number | undefined
  isFirst?: boolean
}

function Half({ of: locale, words, retryAfter, isFirst = false }: HalfProps) {
  const { title, text } = words
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div lang={locale} dir={directions[locale]}>
      <Title id={isFirst ? 'problem' : undefined}>{title[locale]}</Title>
      <p>{text[locale]}</p>
      {retryAfter !== undefined && <p>{retryText(locale, retryAfter)}</p>}
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

const mostMeant = 4

function Meant({ names, pages }: NearPages) {
  const { t, site, locale } = usePage()
  const named = names.map((name) => ({
    title: routeTitle(t, site, name),
    href: routePath(name, locale),
  }))
  const titles = new Set<string>()
  const meant = [...named, ...pages].filter(
    ({ title }) => !titles.has(title) && titles.add(title).size <= mostMeant,
  )
  if (meant.length === 0) return null
  return (
    <nav className="problem__meant" aria-labelledby="meant">
      <p id="meant">{t('problem.meant')}</p>
      <ul>
        {meant.map(({ title, href }) => (
          <li key={href}>
            <a className="link-arrow" href={href}>
              {title}
              <Icon name="arrow-right" flip />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tasks: readonly FixedName[] = ['services', 'inquiry', 'contact', 'siteMap']

function Near({ names = tasks }: { names?: readonly FixedName[] | undefined }) {
  const { t, site } = usePage()
  return (
    <nav className="problem__near" aria-label={t('problem.near')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <PageLink to={name}>
              {routeTitle(t, site, name)}
              <Icon name="arrow-right" flip />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
