import { PdfLexer, type Token, tokens } from './pdf-lexer'

/**
 * Names of active content: scripts, actions that reach beyond the document, media, XFA forms,
 * embedded files, and encryption, which cannot be inspected. Links to web addresses (`/URI`) need a
 * click and are allowed, except on opening.
 */
const forbidden = new Set([
  ...['JavaScript', 'JS', 'AA', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'],
  ...['Rendition', 'RichMedia', 'RichMediaExecute', 'Movie', 'Sound', '3D', 'GoTo3DView', 'XFA'],
  ...['EF', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Collection', 'Encrypt'],
])

/** Names in an action that goes to a page of the same document. */
const destination = new Set([
  ...['Type', 'Action', 'S', 'GoTo', 'D'],
  ...['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV'],
])

const maxObjectNumber = 2 ** 23
const maxDepth = 200

/** A bit set of object numbers. */
export class NumberSet {
  #bits = new Uint8Array(1024)

  add(number: number): void {
    const at = number >> 3
    if (at >= this.#bits.length) {
      const grown = new Uint8Array(2 ** Math.ceil(Math.log2(at + 1)))
      grown.set(this.#bits)
      this.#bits = grown
    }
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (number & 7))
  }

  has(number: number): boolean {
    return ((this.#bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0
  }
}

/** Facts collected over a whole document. */
export interface PdfFacts {
  /** Objects with names other than those of a destination. */
  beyondPages: NumberSet
  /** Objects that are executed on opening. */
  onOpening: number[]
}

/** Position in the value of `/OpenAction`: a dictionary, or a reference to another object. */
type Opening = 'none' | 'value' | 'number' | 'generation' | 'dictionary'

/**
 * Checks the tokens of one object after another. `accept` returns false for forbidden names and for
 * an open action that leads beyond the document.
 */
export class ObjectReader {
  /** Number of the current object; -1 outside of objects. */
  number = -1
  depth = 0
  /** The current object has the names of an object stream (7.5.7). */
  mayHoldObjects = false
  #hasFirst = false
  #hasCount = false
  #opening: Opening = 'none'
  #openingDepth = 0
  #openingNumber = -1
  readonly #facts: PdfFacts

  constructor(facts: PdfFacts) {
    this.#facts = facts
  }

  begin(number: number): boolean {
    this.number = number
    this.depth = 0
    this.mayHoldObjects = false
    this.#hasFirst = false
    this.#hasCount = false
    this.#opening = 'none'
    return number >= 0 && number < maxObjectNumber
  }

  end(): boolean {
    this.number = -1
    return true
  }

  accept(token: Token, lexer: PdfLexer): boolean {
    if (token === tokens.dictOpen || token === tokens.arrayOpen) this.depth += 1
    else if (token === tokens.dictClose || token === tokens.arrayClose) this.depth -= 1
    else if (token === tokens.unreadable) return false
    if (this.depth < 0 || this.depth > maxDepth) return false
    if (this.#opening !== 'none' && !this.#acceptOpening(token, lexer)) return false
    return token !== tokens.name || this.#acceptName(lexer.text)
  }

  #acceptName(name: string): boolean {
    if (forbidden.has(name)) return false
    if (this.number >= 0 && !destination.has(name)) this.#facts.beyondPages.add(this.number)
    if (name === 'First') this.#hasFirst = true
    if (name === 'N') this.#hasCount = true
    if (name === 'ObjStm' || (this.#hasFirst && this.#hasCount)) this.mayHoldObjects = true
    if (name === 'OpenAction') this.#opening = 'value'
    return true
  }

  /** Accepts a destination or an action that goes to one; references are checked at the end. */
  #acceptOpening(token: Token, lexer: PdfLexer): boolean {
    const opening = this.#opening
    if (opening === 'dictionary') {
      if (this.depth < this.#openingDepth) this.#opening = 'none'
      return token !== tokens.name || destination.has(lexer.text)
    }
    if (opening === 'number') {
      this.#opening = 'generation'
      return token === tokens.number
    }
    this.#opening = 'none'
    if (opening === 'generation') {
      this.#facts.onOpening.push(this.#openingNumber)
      return token === tokens.keyword && lexer.text === 'R'
    }
    if (token === tokens.arrayOpen) return true
    if (token === tokens.dictOpen) {
      this.#opening = 'dictionary'
      this.#openingDepth = this.depth
      return true
    }
    this.#opening = 'number'
    this.#openingNumber = lexer.value
    return token === tokens.number && lexer.value >= 0 && lexer.value < maxObjectNumber
  }
}

/** True if opening the document does nothing but go to a page. */
export function hasPassiveOpenAction({ onOpening, beyondPages }: PdfFacts): boolean {
  return onOpening.every((number) => !beyondPages.has(number))
}

/** The dictionary of an object stream. */
export interface ObjectStream {
  count: number
  first: number
  isDeflated: boolean
}

/** Reads the dictionary of an object stream; null if it contains anything unknown. */
export function readObjectStream(
  bytes: Uint8Array,
  from: number,
  end: number,
): ObjectStream | null {
  const words = readWords(new PdfLexer(bytes, from, end))
  const text = words?.join(' ') ?? ''
  const count = /(?:^| )\/N (\d+)(?= |$)/.exec(text)?.[1]
  const first = /(?:^| )\/First (\d+)(?= |$)/.exec(text)?.[1]
  const known =
    /^<<(?: \/(?:Type \/ObjStm|N \d+|First \d+|Length \d+(?: \d+ R)?|Extends \d+ \d+ R|Filter (?:\/FlateDecode|\[ \/FlateDecode \])))* >>$/
  if (!count || !first || !known.test(text)) return null
  const keys = text.match(/\/(?:Type|N|First|Length|Extends|Filter) /g) ?? []
  if (new Set(keys).size !== keys.length) return null
  return { count: Number(count), first: Number(first), isDeflated: text.includes('/Filter') }
}

const wordsAtMost = 40

function readWords(lexer: PdfLexer): string[] | null {
  const words: string[] = []
  for (let token = lexer.next(); token !== tokens.end; token = lexer.next()) {
    if (words.length === wordsAtMost) return null
    if (token === tokens.name) words.push(`/${lexer.text}`)
    else if (token === tokens.number) words.push(String(lexer.value))
    else if (token === tokens.keyword) words.push(lexer.text)
    else words.push(marks[token] ?? '?')
  }
  return words
}

const marks: Partial<Record<Token, string>> = {
  [tokens.dictOpen]: '<<',
  [tokens.dictClose]: '>>',
  [tokens.arrayOpen]: '[',
  [tokens.arrayClose]: ']',
}
