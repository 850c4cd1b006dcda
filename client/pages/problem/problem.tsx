import type { ReactNode } from 'react'
import type { NearPages } from '#domain/search/near-pages'
import { splitKnownPath } from '#domain/site/known-path'
import { directions, type Locale, localPath, otherLocale, splitPath } from '#domain/site/locale'
import {
  type ProblemStatus,
  type ProblemWords,
  problemLabels,
  problemTexts,
  retryText,
} from '#domain/site/problem'
import { routeTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { SearchBox } from '../../ui/page/search-box'
import { PageLink } from '../../ui/text/link'
import { AddressTrail, OfferedPages } from './offered-pages'
import './problem.css'

interface NotFoundProps {
  /** Already decoded and shortened. */
  path: string
  /** What the address may have meant. */
  found: NearPages
}

export function NotFound({ path, found }: NotFoundProps) {
  const { pages, rest } = splitKnownPath(splitPath(path).path)
  return (
    <Frame
      status={404}
      picture={<AddressTrail pages={pages} rest={rest} />}
      finds={
        <>
          <SearchBox id="query" scope="site" place="page" text={found.text} />
          <OfferedPages found={found} section={pages.at(-1)} />
        </>
      }
      english={
        <p className="problem__note">
          Page Not Found: <bdi>{path}</bdi>
        </p>
      }
    />
  )
}

export interface ProblemPageProps extends FrameOptions {
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
  /** Default: the status on a ruler that lacks it. */
  picture?: ReactNode
  /** Shown with the English texts. */
  english?: ReactNode
  children?: ReactNode
}

function Frame(props: FrameProps) {
  const { status, retryAfter, words = problemTexts[status], near, offer, returnTo, reload } = props
  const { picture = <ProblemRuler at={status} />, finds, english, children } = props
  const { locale, t } = usePage()
  return (
    <section className="problem" aria-labelledby="problem">
      <div className="problem__code">
        <p>
          <bdi>{status}</bdi>
        </p>
        {picture}
      </div>
      <div className="problem__halves">
        {[locale, otherLocale(locale)].map((of) => (
          <Half key={of} of={of} words={words} retryAfter={retryAfter} isFirst={of === locale}>
            {of === 'en' && english}
          </Half>
        ))}
      </div>
      {children}
      <div className="problem__body">
        {finds && <div className="problem__finds">{finds}</div>}
        <div className="problem__starts">
          <div className="problem__ways">
            <HomeButton isPrimary={!finds} />
            {reload && (
              <a className="button button--secondary" href={reload}>
                {t('version.reload')}
              </a>
            )}
            {offer && <Offer of={offer} returnTo={returnTo} />}
          </div>
          {near?.length !== 0 && <Near names={near} />}
        </div>
      </div>
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
  return (
    <a className={`button ${look} problem__home problem__home--${locale}`} href="/">
      <span lang="en" dir="ltr">
        {problemLabels.home.en}
      </span>
      <span className="visually-hidden"> - </span>
      <span lang="ar" dir="rtl">
        {problemLabels.home.ar}
      </span>
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

function Near({ names = tasks }: { names?: readonly FixedName[] | undefined }) {
  const { t, locale, site } = usePage()
  return (
    <nav className="problem__near" aria-label={t('problem.near')}>
      <ul className="problem__rows">
        {names.map((name) => (
          <li key={name}>
            <PageLink to={name}>
              {routeTitle(locale, site, name)}
              <Icon name="arrow-right" flip />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const gap = 12
const heights = { ten: 44, five: 30, one: 20 }
/** Lines on each side: the ruler is cut at the edges of the window. */
const aside = 110

/** A ruler of numbers on which a dashed line replaces the mark of the status. */
function ProblemRuler({ at }: { at: number }) {
  let lines = ''
  for (let step = -aside; step <= aside; step += 1) {
    if (step === 0) continue
    const number = at + step
    const height = number % 10 === 0 ? heights.ten : number % 5 === 0 ? heights.five : heights.one
    lines += `M${step * gap} 0v${height}`
  }
  const width = 2 * aside * gap
  return (
    <svg
      className="problem__ruler"
      viewBox={`${-width / 2} 0 ${width} ${heights.ten}`}
      width={width}
      height={heights.ten}
      aria-hidden="true"
    >
      <path d={lines} />
      <path className="problem__missing" d={`M0 0v${heights.ten}`} />
    </svg>
  )
}
