/** Marks of the first chart in a piece of markup: its filled ones, and all. */
export function countMarks(html: string): { filled: number; total: number } {
  const [, svg = ''] = html.split('role="img"')
  const [drawing = ''] = svg.split('</svg>')
  const paths = [...drawing.matchAll(/data-part="(\w+)" data-n="(\d+)"[^>]* d="([^"]*)"/g)]
  const counts = paths.map(([, part, , d = '']) => ({ part, count: d.match(/M/g)?.length ?? 0 }))
  return {
    filled: counts.find(({ part }) => part === 'filled')?.count ?? 0,
    total: counts.reduce((sum, { count }) => sum + count, 0),
  }
}
