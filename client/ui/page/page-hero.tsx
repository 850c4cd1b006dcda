import type { ReactNode } from 'react'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { usePage } from '../../i18n'
import { ChartNote } from '../record-charts/chart-note'
import { SmallChart } from '../record-charts/small-chart'
import { Crumbs } from './crumbs'
import './page-hero.css'

interface PageHeroProps {
  /** Numbers of the page's own records beside the text. */
  chart?: WrittenChart
  /** Default: the page's title. */
  title?: string
  lead: string
  children?: ReactNode
}

/** Green header of a landing page. */
export function PageHero({ chart, title, lead, children }: PageHeroProps) {
  const { title: pageTitle } = usePage()
  return (
    <header className="page-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{title ?? pageTitle}</h1>
        <p className="lead">{lead}</p>
        {children}
        {chart && (
          <div className="page-hero__chart">
            <SmallChart of={chart} />
            <ChartNote of={chart} />
          </div>
        )}
      </div>
    </header>
  )
}
