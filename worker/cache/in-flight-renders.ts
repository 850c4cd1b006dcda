import type { RenderedPage } from '../render/rendered-page'

/** A render that other requests for the same page can wait for. */
interface InFlightRender {
  rendering: Promise<RenderedPage>
  /** Start (epoch ms). */
  since: number
}

/** By the key of the page request. */
export type InFlightRenders = Map<string, InFlightRender>
