import type { ComponentType } from 'react'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { PageData } from '#domain/payloads/page-data'
import { PersonalBlock } from './boot/personal-block'
import { usePage } from './i18n'

/** The component of a page; it is found by the name of its payload (navigation/page-names.ts). */
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
  const { payload, isSample, usefulness, own: personalState } = data
  return (
    <>
      {isSample && <SampleNote />}
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

/** Says that the record of the page, or every record of its list, is sample data. */
function SampleNote() {
  const { t } = usePage()
  return <p className="sample-note">{t('pageMeta.sample')}</p>
}
