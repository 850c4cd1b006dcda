import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldsDeps, readFields } from '#worker/http/form-fields'
import type { HandlerContext } from '#worker/http/handler-context'
import { ClientLeft, readPieces, readSmallBody } from '#worker/http/read-body'
import {
  bodyWithFiles,
  createUploadSlots,
  freeSlot,
  holdsSlot,
  readUpload,
  SentFile,
  takeSlot,
} from '#worker/http/upload'

// Node has no `readAtLeast`; the standard's `min` option, which workerd lacks, does the same.
Object.assign(ReadableStreamBYOBReader.prototype, {
  readAtLeast(this: ReadableStreamBYOBReader, min: number, view: Uint8Array) {
    return Reflect.apply(ReadableStreamBYOBReader.prototype.read, this, [view, { min }])
  },
})

const boundary = '----b0undary'
type Pair = [name: string, value: string | Buffer]

function write(pairs: readonly Pair[]): Buffer {
  const parts = pairs.map(([name, value]) => {
    const file = typeof value === 'string' ? '' : '; filename="a.pdf"\r\nContent-Type: text/plain'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')])
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...pieces]
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const piece = left.shift()
      if (piece) return controller.enqueue(piece.slice())
      controller.close()
      // Settles a pending BYOB read once the stream is closed.
      controller.byobRequest?.respond(0)
    },
  })
}

/** A request whose body arrives in chunks of this length. */
function ask(body: Buffer, length = 65_536): Request {
  const pieces = Array.from({ length: Math.ceil(body.length / length) }, (_, at) =>
    Uint8Array.from(body.subarray(at * length, (at + 1) * length)),
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const stream = streamOf(pieces)
  const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const
  return new Request('http://localhost/', init)
}

const isolate = (now = () => 0) => ({ uploads: createUploadSlots(), now })
const read = (request: Request, of = isolate()) => readUpload(request, of, bodyWithFiles, () => {})
const status = (code: number) => expect.objectContaining({ status: code })
const big = Buffer.alloc(4 * 1_048_576, '\r\n')

describe('a form with files', () => {
  it('gives its slot back when a field is refused', async () => {
    const of = isolate()
    const body = write([
      ['a', big],
      ['b', '1'],
      ['b', '2'],
    ])
    const context = { req: { raw: ask(body) }, get: () => ({ isolate: of }) }
    const reading = readFields(context as unknown as HandlerContext<FieldsDeps>, {
      mayHoldFiles: true,
    })
    await expect(reading).rejects.toEqual(status(400))
    expect([takeSlot(of.uploads, 0), takeSlot(of.uploads, 0)]).not.toContain(null)
  })

  it('is read the same however it is cut', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.toWellFormed()),
      fc
        .array(fc.constantFrom('\r', '\n', '-', boundary, '\r\n--', 'a'), { maxLength: 20 })
        .map((some) => Buffer.from(some.join('').replaceAll(`\r\n--${boundary}`, ''))),
    )
    const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b'), value), {
      minLength: 1,
      maxLength: 5,
    })
    const property = fc.asyncProperty(
      pairs,
      fc.integer({ min: 1, max: 60 }),
      async (some, length) => {
        fc.pre(some.every(([, one]) => !one.includes(`--${boundary}`)))
        const { pairs: found } = await read(ask(write(some), length))
        const plain = found.map(([name, one]) => [
          name,
          one instanceof SentFile ? Buffer.from(one.takeBytes()) : one,
        ])
        expect(plain).toEqual(some)
      },
    )
    await fc.assert(property, { seed: 20_261_123, numRuns: 300 })
  })

  it.each([
    ['65 parts', Array.from({ length: 65 }, (): Pair => ['a', '']), 400],
    ['64 KiB of text and a byte', [['a', 'x'.repeat(65_537)]] satisfies Pair[], 413],
    ['text that is no UTF-8', null, 400],
    ['a part without a name', null, 400],
  ])('of %s is refused', async (what, pairs, code) => {
    const text = what.includes('UTF-8')
      ? write([['a', 'é']])
          .toString('latin1')
          .replace('\xa9', 'x')
      : write([['a', 'b']])
          .toString('latin1')
          .replace('name="a"', 'x')
    const body = pairs ? write(pairs) : Buffer.from(text, 'latin1')
    await expect(read(ask(body))).rejects.toEqual(status(code))
  })

  const head = 'Content-Disposition: form-data; name="a"'
  const last = `\r\n--${boundary}--\r\n`
  it.each([
    ['text before its first part', `x\r\n--${boundary}\r\n${head}\r\n\r\nb${last}`],
    ['a header that does not end', `--${boundary}\r\n${head}${last}`],
    ['a header that is no UTF-8', `--${boundary}\r\n${head}; x="\xff"\r\n\r\nb${last}`],
    ['a control character in a header', `--${boundary}\r\n${head}; x="\0"\r\n\r\nb${last}`],
    ['a bare line feed in a header', `--${boundary}\r\n${head}; x="\n"\r\n\r\nb${last}`],
    ['no part', last],
    ['nothing', ''],
  ])('with %s is refused', async (_, body) => {
    await expect(read(ask(Buffer.from(body, 'latin1')))).rejects.toEqual(status(400))
  })

  it('is refused by a field before the files behind it are read', async () => {
    const body = write([
      ['form', 'unknown'],
      ['f', big],
    ])
    let pulls = 0
    const pieces = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        controller.enqueue(Uint8Array.from(body.subarray(pulls * 1_000, (pulls + 1) * 1_000)))
        pulls += 1
      },
    })
    const { headers } = ask(body)
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' } as const
    const refused = new Error('unknown')
    const check = () => {
      throw refused
    }
    const reading = readUpload(
      new Request('http://localhost/', init),
      isolate(),
      bodyWithFiles,
      check,
    )
    await expect(reading).rejects.toBe(refused)
    expect(pulls).toBeLessThan(100)
  })

  it('is refused where it stops before its end, or goes on behind it', async () => {
    const whole = write([['a', 'b']])
    await expect(read(ask(whole.subarray(0, -6)))).rejects.toEqual(status(400))
    await expect(read(ask(Buffer.concat([whole, whole])))).rejects.toEqual(status(400))
  })

  it('tells the size of a file that is too large and keeps none of its bytes', async () => {
    const { pairs } = await read(ask(write([['f', Buffer.alloc(6 * 1_048_576)]])))
    const [, file] = pairs[0] ?? []
    if (!(file instanceof SentFile)) throw new Error('no file was read')
    expect([file.size, file.takeBytes().length]).toEqual([6 * 1_048_576, 0])
  })

  it('keeps its text and no file while two others have the places', async () => {
    const of = isolate()
    const first = [
      await read(ask(write([['f', big]])), of),
      await read(ask(write([['f', big]])), of),
    ]
    expect(first.map(({ isBusy }) => isBusy)).toEqual([false, false])
    const third = await read(
      ask(
        write([
          ['f', big],
          ['a', 'typed'],
        ]),
      ),
      of,
    )
    expect(third.isBusy).toBe(true)
    expect(third.pairs[1]).toEqual(['a', 'typed'])
    const [, file] = third.pairs[0] ?? []
    expect(file instanceof SentFile && file.takeBytes().length).toBe(0)
    first[0]?.release()
    expect((await read(ask(write([['f', big]])), of)).isBusy).toBe(false)
  })
})

describe('a place for a large body', () => {
  it('is its own for 20 seconds, then another may take it', () => {
    const slots = createUploadSlots()
    const [first, second] = [takeSlot(slots, 0), takeSlot(slots, 5_000)]
    if (!first || !second) throw new Error('no place was free')
    expect(takeSlot(slots, 19_999)).toBeNull()
    expect(takeSlot(slots, 20_000)).not.toBeNull()
    expect([holdsSlot(slots, first), holdsSlot(slots, second)]).toEqual([false, true])
    freeSlot(slots, second)
    expect(takeSlot(slots, 20_000)).not.toBeNull()
  })
})

describe('a body', () => {
  const never = () => new ReadableStream({ type: 'bytes' })
  const request = (body: ReadableStream<Uint8Array>) =>
    new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)

  it('that has taken too long is 408', async () => {
    const times = [0, 21_000]
    const now = () => times.shift() ?? 21_000
    await expect(readSmallBody(request(never()), now)).rejects.toEqual(status(408))
  })

  it('is given more time for what has arrived', async () => {
    let now = 0
    const left = [655_360, 1]
    const body = new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        const size = left.shift()
        if (size === 1) await new Promise((resolve) => setTimeout(resolve, 5))
        if (size) return controller.enqueue(new Uint8Array(size))
        controller.close()
        controller.byobRequest?.respond(0)
      },
    })
    let read = 0
    for await (const piece of readPieces(request(body), bodyWithFiles, () => now)) {
      read += piece.length
      if (read === 655_360) now = 29_000
    }
    expect(read).toBe(655_361)
  })

  it('that breaks off is no failure of ours', async () => {
    const body = new ReadableStream({
      type: 'bytes',
      pull: (controller) => controller.error(new Error('disconnected')),
    })
    await expect(readSmallBody(request(body), () => 0)).rejects.toBeInstanceOf(ClientLeft)
  })

  it('of more than 64 KiB is 413', async () => {
    const body = streamOf([new Uint8Array(65_536), new Uint8Array(1)])
    await expect(readSmallBody(request(body), () => 0)).rejects.toEqual(status(413))
  })
})
