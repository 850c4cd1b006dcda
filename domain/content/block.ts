import * as v from 'valibot'
import { type RecordChart, recordChart } from './record-chart'

/** Rich text as a tree: pages render it as elements, and no HTML is stored. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: Inline[] }

export type Block =
  | { type: 'heading'; id: string; level: 2 | 3; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'chart'; chart: RecordChart }

const inline: v.GenericSchema<Inline> = v.lazy(() =>
  v.variant('type', [
    v.strictObject({ type: v.literal('text'), text: v.string() }),
    v.strictObject({ type: v.literal('strong'), children: v.array(inline) }),
    v.strictObject({ type: v.literal('code'), text: v.string() }),
    v.strictObject({
      type: v.literal('link'),
      href: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/)),
      children: v.array(inline),
    }),
  ]),
)

// Stored charts have the defaults, which the input of the schema may leave out.
const storedChart = recordChart as v.GenericSchema<RecordChart>

/** Validates stored rich text on read; links are limited to safe schemes. */
export const block: v.GenericSchema<Block> = v.lazy(() =>
  v.variant('type', [
    v.strictObject({
      type: v.literal('heading'),
      id: v.string(),
      level: v.picklist([2, 3]),
      children: v.array(inline),
    }),
    v.strictObject({ type: v.literal('paragraph'), children: v.array(inline) }),
    v.strictObject({
      type: v.literal('list'),
      ordered: v.boolean(),
      items: v.array(v.array(block)),
    }),
    v.strictObject({ type: v.literal('quote'), children: v.array(block) }),
    v.strictObject({
      type: v.literal('table'),
      head: v.array(v.array(inline)),
      rows: v.array(v.array(v.array(inline))),
    }),
    v.strictObject({ type: v.literal('chart'), chart: storedChart }),
  ]),
)
