import type { ReactNode } from 'react'
import { directions, type Locale, otherLocale } from '#domain/site/locale'
import {
  type ProblemStatus,
  type ProblemWords,
  problemLabels,
  problemTexts,
  retryText,
} from '#domain/site/problem'
import { routeTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../i18n'
import { ProblemStar } from '../ui/drawings/stars'
import { Icon } from '../ui/icons/icon'
import { PageLink } from '../ui/text/link'

/** `path` is already decoded and shortened. */
export function NotFound({ path }: { path: string }) {
  return (
    <Frame status={404}>
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
  near?: readonly FixedName[]
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
  children: ReactNode
}

function Frame({ status, retryAfter, words = problemTexts[status], near, children }: FrameProps) {
  const { locale } = usePage()
  return (
    <section className="problem" aria-labelledby="problem">
      <ProblemStar />
      <p className="problem__code">
        <bdi>{status}</bdi>
      </p>
      <div className="problem__halves">
        <Half of={locale} words={words} retryAfter={retryAfter} isFirst />
        <Half of={otherLocale(locale)} words={words} retryAfter={retryAfter} />
      </div>
      {children}
      <a className="button button--primary" href="/" lang="en" dir="ltr">
        <span>
          {`${problemLabels.home.en} - `}
          <span lang="ar" dir="rtl">
            {problemLabels.home.ar}
          </span>
        </span>
      </a>
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

function Near({ names = ['faq', 'siteMap'] }: { names?: readonly FixedName[] }) {
  const { t, site } = usePage()
  return (
    <nav className="problem__near" aria-label={t('problem.near')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <PageLink to={name} className="link-arrow">
              {routeTitle(t, site, name)}
              <Icon name="arrow-right" flip />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
