import type { Code } from 'mdast'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { type RecordChart, recordChart } from '#domain/content/record-chart'
import { refuseMarkdown } from './refusal'

/** Parses a fenced block with the name `chart`, which holds the YAML of a small chart. */
export function readChart(node: Code): RecordChart {
  const document = parseDocument(node.value)
  const [error] = document.errors
  if (error) return refuseMarkdown(node, `not YAML: ${error.message}`)
  const parsed = v.safeParse(recordChart, document.toJS())
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return refuseMarkdown(node, `chart.${v.getDotPath(issue) ?? 'type'}: ${issue.message}`)
}
