import { concat, inflate } from './inflate'
import type { Meter } from './meter'
import { PdfLexer, tokens } from './pdf-lexer'
import {
  hasPassiveOpenAction,
  NumberSet,
  ObjectReader,
  type PdfFacts,
  readObjectStream,
} from './pdf-objects'

const objectStreamsAtMost = 1_000
const inflatedAtMost = 8 * 1_048_576
const tokensAtMost = 3_000_000
const objectsAtMost = 100_000

/** Tokens between two yields to other requests. */
const tokensAtOnce = 5_000

/** Allowed keywords outside and inside object streams. Non-integers are keywords to the lexer. */
const known = /^(?:R|n|f|true|false|null|xref|trailer|startxref|endstream|[-+.\d]+)$/
const knownInside = /^(?:R|true|false|null|[-+.\d]+)$/

/** Remaining work for one file. */
interface Budget {
  streams: number
  bytes: number
  tokens: number
}

/** The inflated bytes of an object stream; null if they are damaged or over the budget. */
async function inflateObjects(
  data: Uint8Array,
  isDeflated: boolean,
  budget: Budget,
  meter: Meter,
): Promise<Uint8Array | null> {
  budget.streams -= 1
  if (budget.streams < 0) return null
  if (!isDeflated) return data
  const chunks: Uint8Array[] = []
  const inflated = await inflate(data, 'zlib', budget.bytes, meter, (chunk) => chunks.push(chunk))
  if (!inflated) return null
  budget.bytes -= inflated.size
  return concat(chunks)
}

/** Number and offset of each object in a stream (7.5.7); null unless the offsets ascend. */
function readIndex(bytes: Uint8Array, count: number, first: number): [number, number][] | null {
  const lexer = new PdfLexer(bytes, 0, Math.min(first, bytes.length))
  const index: [number, number][] = []
  let previous = first - 1
  for (let left = count; left > 0; left -= 1) {
    const [isNumber, number] = [lexer.next() === tokens.number, lexer.value]
    const isOffset = lexer.next() === tokens.number
    const at = first + lexer.value
    if (!isNumber || !isOffset || at <= previous || at >= bytes.length) return null
    index.push([number, at])
    previous = at
  }
  return lexer.next() === tokens.end ? index : null
}

/** Checks each object of an object stream by itself. */
async function arePassive(
  bytes: Uint8Array,
  index: readonly [number, number][],
  facts: PdfFacts,
  budget: Budget,
  meter: Meter,
): Promise<boolean> {
  const reader = new ObjectReader(facts)
  for (const [position, [number, from]] of index.entries()) {
    const end = index[position + 1]?.[1] ?? bytes.length
    const lexer = new PdfLexer(bytes, from, end)
    if (!reader.begin(number)) return false
    let counted = from
    let left = tokensAtOnce
    for (let token = lexer.next(); token !== tokens.end; token = lexer.next()) {
      if (!reader.accept(token, lexer)) return false
      if (token === tokens.keyword && !knownInside.test(lexer.text)) return false
      left -= 1
      if (left > 0) continue
      left = tokensAtOnce
      budget.tokens -= tokensAtOnce
      if (budget.tokens < 0) return false
      await meter.count(lexer.at - counted)
      counted = lexer.at
    }
    if (reader.depth !== 0 || lexer.hasHiddenObject || lexer.endsInComment) return false
    await meter.count(end - counted)
  }
  return true
}

/** A single pass over a PDF. */
class PdfScan {
  readonly facts: PdfFacts = { beyondPages: new NumberSet(), onOpening: [] }
  readonly #reader = new ObjectReader(this.facts)
  readonly #budget: Budget = {
    streams: objectStreamsAtMost,
    bytes: inflatedAtMost,
    tokens: tokensAtMost,
  }
  readonly #lexer: PdfLexer
  /** The last two integers: before `obj`, the object's number and generation. */
  #number = -1
  #generation = -1
  #objectFrom = 0
  #previousToken: number = tokens.end

  constructor(
    readonly bytes: Uint8Array,
    readonly meter: Meter,
  ) {
    this.#lexer = new PdfLexer(bytes)
  }

  async isPassive(): Promise<boolean> {
    for (let counted = 0, more = true; more; counted = this.#lexer.at) {
      const read = await this.#readSome()
      if (read === 'refused') return false
      more = read === 'more'
      await this.meter.count(this.#lexer.at - counted)
    }
    return !this.#lexer.hasHiddenObject && hasPassiveOpenAction(this.facts)
  }

  async #readSome(): Promise<'more' | 'end' | 'refused'> {
    const lexer = this.#lexer
    this.#budget.tokens -= tokensAtOnce
    if (this.#budget.tokens < 0) return 'refused'
    for (let left = tokensAtOnce; left > 0; left -= 1) {
      const token = lexer.next()
      if (token === tokens.end) return 'end'
      if (!this.#reader.accept(token, lexer)) return 'refused'
      if (token === tokens.keyword) {
        const accepted = this.#acceptKeyword()
        // Most results are synchronous: awaiting each would cost more than reading the keyword.
        if (!(typeof accepted === 'boolean' ? accepted : await accepted)) return 'refused'
      }
      this.#number = this.#generation
      this.#generation = token === tokens.number ? lexer.value : -1
      this.#previousToken = token
    }
    return 'more'
  }

  #acceptKeyword(): boolean | Promise<boolean> {
    switch (this.#lexer.text) {
      case 'obj':
        this.#objectFrom = this.#lexer.at
        return this.#isComplete() && this.#generation >= 0 && this.#reader.begin(this.#number)
      case 'endobj':
        return this.#isComplete() && this.#reader.end()
      case 'stream':
        return this.#previousToken === tokens.dictClose && this.#acceptStream()
      default:
        return known.test(this.#lexer.text)
    }
  }

  /** True if every dictionary and array of the previous object is closed. */
  #isComplete(): boolean {
    return this.#reader.depth === 0
  }

  #acceptStream(): boolean | Promise<boolean> {
    const dictionaryEnd = this.#lexer.at - 'stream'.length
    const data = this.#lexer.skipStream()
    if (!data) return false
    if (!this.#reader.mayHoldObjects) return true
    const { bytes, meter } = this
    const stream = readObjectStream(bytes, this.#objectFrom, dictionaryEnd)
    if (!stream || stream.count > objectsAtMost) return false
    return this.#areObjectsPassive(stream, bytes.subarray(data.from, data.to), meter)
  }

  async #areObjectsPassive(
    { count, first, isDeflated }: { count: number; first: number; isDeflated: boolean },
    data: Uint8Array,
    meter: Meter,
  ): Promise<boolean> {
    const objects = await inflateObjects(data, isDeflated, this.#budget, meter)
    const index = objects && readIndex(objects, count, first)
    return index ? arePassive(objects, index, this.facts, this.#budget, meter) : false
  }
}

/**
 * True if a PDF only shows pages: no scripts, embedded files or encryption, and no actions except
 * going to a page or following a clicked link. Object streams are inflated and checked too.
 * Anything unknown is refused. The time is linear in the size.
 */
export function isPassivePdf(bytes: Uint8Array, meter: Meter): Promise<boolean> {
  return new PdfScan(bytes, meter).isPassive()
}
