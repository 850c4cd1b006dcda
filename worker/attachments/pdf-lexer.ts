/** PDF tokens (ISO 32000-1, 7.2 and 7.3). */
export const tokens = {
  end: 0,
  number: 1,
  keyword: 2,
  name: 3,
  string: 4,
  dictOpen: 5,
  dictClose: 6,
  arrayOpen: 7,
  arrayClose: 8,
  /** Invalid syntax, which PDF readers interpret differently. */
  unreadable: 9,
} as const

export type Token = (typeof tokens)[keyof typeof tokens]

const regular = 0
const space = 1
const delimiter = 2

const classes = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) classes[byte] = space
for (const char of '()<>[]{}/%') classes[char.charCodeAt(0)] = delimiter

const longestWord = 127
const letters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
const code = (char: string) => char.charCodeAt(0)
const [slash, percent, hash, backslash] = [code('/'), code('%'), code('#'), code('\\')]
const [openParen, closeParen] = [code('('), code(')')]
const [less, greater, openBracket, closeBracket] = [code('<'), code('>'), code('['), code(']')]
const [newline, carriageReturn] = [10, 13]
const [letterO, letterB, letterJ, letterM] = [code('o'), code('b'), code('j'), code('m')]
const endstream = Array.from('endstream', code)

const isDigit = (byte: number) => byte >= 48 && byte <= 57

function hexValue(byte: number): number {
  if (isDigit(byte)) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}

/** Reads tokens without backtracking, so that the time is linear in the size. */
export class PdfLexer {
  /** Offset of the next token. */
  at: number
  /** The decoded name or the keyword. */
  text = ''
  /** The value of an integer; -1 for other numbers. */
  value = -1
  /** An object header was found inside a comment, a string or a stream's data. */
  hasHiddenObject = false
  /** The input ends inside a comment, which would continue in the bytes that follow. */
  endsInComment = false
  readonly #bytes: Uint8Array
  readonly #end: number

  constructor(bytes: Uint8Array, from = 0, end = bytes.length) {
    this.#bytes = bytes
    this.at = from
    this.#end = end
  }

  #byte(at: number): number {
    return at < this.#end ? (this.#bytes[at] ?? 0) : -1
  }

  #class(at: number): number {
    return at < this.#end ? (classes[this.#bytes[at] ?? 0] ?? regular) : delimiter
  }

  next(): Token {
    const first = this.#skipSpace()
    if (first < 0) return tokens.end
    if ((classes[first] ?? regular) === regular) return this.#readWord()
    this.at += 1
    switch (first) {
      case slash:
        return this.#readName()
      case openBracket:
        return tokens.arrayOpen
      case closeBracket:
        return tokens.arrayClose
      case openParen:
        return this.#readString()
      case less:
        return this.#acceptByte(less) ? tokens.dictOpen : this.#readHexString()
      case greater:
        return this.#acceptByte(greater) ? tokens.dictClose : tokens.unreadable
      default:
        return tokens.unreadable
    }
  }

  #acceptByte(byte: number): boolean {
    if (this.#byte(this.at) !== byte) return false
    this.at += 1
    return true
  }

  /** Skips white space and comments and returns the next byte, -1 at the end. */
  #skipSpace(): number {
    for (;;) {
      const byte = this.#byte(this.at)
      if (byte === percent) this.#skipComment()
      else if (byte < 0 || classes[byte] !== space) return byte
      else this.at += 1
    }
  }

  #skipComment(): void {
    for (; this.at < this.#end; this.at += 1) {
      const byte = this.#byte(this.at)
      if (byte === newline || byte === carriageReturn) return
      this.#detectObject(byte)
    }
    this.endsInComment = true
  }

  #readWord(): Token {
    const start = this.at
    let value = 0
    while (this.#class(this.at) === regular) {
      const byte = this.#byte(this.at)
      value = value >= 0 && isDigit(byte) ? Math.min(value * 10 + byte - 48, 2 ** 31) : -1
      this.at += 1
    }
    this.value = value
    if (value >= 0) return tokens.number
    if (this.at - start > longestWord) return tokens.unreadable
    this.text = ''
    for (let at = start; at < this.at; at += 1) this.text += letters[this.#byte(at)]
    return tokens.keyword
  }

  /** Names may contain hexadecimal escapes (7.3.5): `/J#53` is `/JS`. */
  #readName(): Token {
    const start = this.at
    this.text = ''
    while (this.#class(this.at) === regular) {
      if (this.at - start > longestWord) return tokens.unreadable
      let byte = this.#byte(this.at)
      if (byte === hash) {
        const [high, low] = [hexValue(this.#byte(this.at + 1)), hexValue(this.#byte(this.at + 2))]
        if (high >= 0 && low >= 0) {
          byte = high * 16 + low
          this.at += 2
        }
      }
      this.text += letters[byte]
      this.at += 1
    }
    return tokens.name
  }

  #readString(): Token {
    for (let depth = 1; this.at < this.#end; this.at += 1) {
      const byte = this.#byte(this.at)
      if (byte === backslash) this.at += 1
      else if (byte === openParen) depth += 1
      else if (byte === closeParen) {
        depth -= 1
        if (depth === 0) {
          this.at += 1
          return tokens.string
        }
      }
      this.#detectObject(byte)
    }
    return tokens.unreadable
  }

  #readHexString(): Token {
    for (; this.at < this.#end; this.at += 1) {
      const byte = this.#byte(this.at)
      if (byte === greater) {
        this.at += 1
        return tokens.string
      }
      if (hexValue(byte) < 0 && classes[byte] !== space) return tokens.unreadable
    }
    return tokens.unreadable
  }

  /**
   * Skips a stream's data up to and including `endstream`; null if there is none. The declared
   * length is ignored: it may be false or in another object.
   */
  skipStream(): { from: number; to: number } | null {
    while (this.#byte(this.at) === 32) this.at += 1
    if (this.#byte(this.at) === carriageReturn) this.at += 1
    if (this.#byte(this.at) === newline) this.at += 1
    const from = this.at
    for (; this.at < this.#end; this.at += 1) {
      const byte = this.#byte(this.at)
      if (byte === letterM && this.#endsStream()) {
        const to = Math.max(from, this.at + 1 - endstream.length)
        this.at += 1
        return { from, to }
      }
      this.#detectObject(byte)
    }
    return null
  }

  #endsStream(): boolean {
    const start = this.at + 1 - endstream.length
    return endstream.every((byte, index) => this.#byte(start + index) === byte)
  }

  /**
   * Detects an object header (`12 0 obj`) in skipped bytes. PDF readers look for objects at the
   * offsets of the cross-reference table, or anywhere if the table is damaged.
   */
  #detectObject(byte: number): void {
    if (byte !== letterJ || this.#byte(this.at - 1) !== letterB) return
    if (this.#byte(this.at - 2) !== letterO) return
    const next = this.#byte(this.at + 1)
    if (next >= 0 && this.#class(this.at + 1) === regular && !isDigit(next)) return
    if (this.#followsNumber(this.at - 3)) this.hasHiddenObject = true
  }

  /** True if the white space up to `last` follows a number or begins a line. */
  #followsNumber(last: number): boolean {
    const farthest = Math.max(0, last - 16)
    for (let at = last; at >= farthest; at -= 1) {
      const byte = this.#byte(at)
      if (byte === newline || byte === carriageReturn) return true
      if (classes[byte] !== space) return at < last && isDigit(byte)
    }
    return last >= 0
  }
}
