import type { Body } from '#domain/content/kinds'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { RecordChartDeps } from './write-record-chart'

type Chaptered = Pick<Body<'video'>, 'seconds' | 'chapters'>

/** Seconds of a mark. */
const step = 10

const marksOf = ({ seconds }: Chaptered) => Math.ceil(seconds / step)

/** Writes the chapters of clips that are shown on one page, on one scale. */
export function createChapterWriter(
  shown: readonly Chaptered[],
  deps: RecordChartDeps,
): (video: Chaptered) => WrittenChart {
  const extent = Math.max(...shown.map(marksOf))
  return (video) => writeChapters(video, extent, deps)
}

function writeChapters(
  video: Chaptered,
  extent: number,
  { t, format }: RecordChartDeps,
): WrittenChart {
  const ends = [
    ...video.chapters.slice(1).map(({ from }) => Math.round(from / step)),
    marksOf(video),
  ]
  const groups = ends.map((end, at) => end - (ends[at - 1] ?? 0))
  const note = t('recordCharts.film')
  const key = video.chapters.map(({ from, title }) => ({
    sample: 'filled' as const,
    label: title,
    value: format.text(clock(from)),
  }))
  const drawn = t('recordCharts.drawn', { place: t('recordCharts.places.film') })
  const values = key.map((entry) => t('recordCharts.value', entry))
  return {
    drawing: {
      type: 'pictogram',
      shape: 'film',
      groups,
      filled: marksOf(video),
      rest: 'pale',
      extent,
    },
    label: `${[drawn, note, ...values].join('. ')}.`,
    note: `${format.text(note)}.`,
    key,
  }
}

/** `04:32` */
export function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
