import type { ComponentType } from 'react'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PageData, SampleShare } from '#domain/payloads/page-data'
import type { PayloadName } from '#domain/site/routes'
import { toScriptJson } from '#domain/text/script-json'
import { usePage } from './i18n'

/** The component of a page; `pageOf` finds it by the name of its payload. */
export type AnyPage = ComponentType<{
  payload: unknown
  usefulness?: Usefulness
  personalState?: PersonalState
}>

interface PageContentProps {
  page: AnyPage
  data: PageData
  /** schema.org JSON-LD for search engines; only the worker writes it. */
  jsonLd?: string
}

/** Content of `<main>`, identical in the worker and in the browser. */
export function PageContent({ page: Page, data, jsonLd }: PageContentProps) {
  const { payload, samples, usefulness, own: personalState } = data
  return (
    <>
      {samples && <SampleNote share={samples} />}
      <Page payload={payload} usefulness={usefulness} personalState={personalState} />
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element
        dangerouslySetInnerHTML={{ __html: jsonLd ?? '' }}
      />
      {personalState && <PersonalBlock personalState={personalState} />}
    </>
  )
}

function SampleNote({ share }: { share: SampleShare }) {
  const { t } = usePage()
  return (
    <p className="sample-note">{t(share === 'all' ? 'pageMeta.sample' : 'pageMeta.someSamples')}</p>
  )
}

export const personalBlockId = 'own'

/** Personal state for hydration, read by hydrate.tsx. */
function PersonalBlock({ personalState }: { personalState: PersonalState }) {
  return (
    <script
      type="application/json"
      id={personalBlockId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
      dangerouslySetInnerHTML={{ __html: toScriptJson(personalState) }}
    />
  )
}

/** A page's module exports its component under the payload's name in PascalCase. */
export type PageModule = Readonly<Record<string, AnyPage>>

/** What `import.meta.glob` found, by the folder of each page. */
export function byFolder<T>(found: Record<string, T>): Record<string, T> {
  const entries = Object.entries(found)
  return Object.fromEntries(entries.map(([path, module]) => [path.split('/').at(-2), module]))
}

/** Throws if the module or its component is missing; tests/rules/registries.test.ts looks for both. */
export function pageOf(name: PayloadName, module: PageModule | undefined): AnyPage {
  const page = module?.[name.charAt(0).toUpperCase() + name.slice(1)]
  if (!page) throw new Error(`no page for ${name}`)
  return page
}
