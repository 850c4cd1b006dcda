import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type MockInstance, vi } from 'vitest'

export interface Mail {
  from: string
  to: string
  subject: string
  text: string
  html: string
}

/** The local send_email binding logs each message and the files that hold its text and HTML. */
const announced =
  /send_email binding called with MessageBuilder:\nFrom: (.*)\nTo: (.*)\nSubject: (.*)\n\nText: (.*)\nHTML: (.*)/

function read(line: string): Mail | null {
  const [found, from = '', to = '', subject = '', text = '', html = ''] = announced.exec(line) ?? []
  if (!found) return null
  return { from, to, subject, text: readFileSync(text, 'utf8'), html: readFileSync(html, 'utf8') }
}

const patience = 5_000

/** Captures outgoing mail from the console log. */
export function watchMail() {
  const mails: Mail[] = []
  const said: MockInstance = vi.spyOn(console, 'log').mockImplementation((...parts) => {
    const mail = read(parts.join(' '))
    if (mail) mails.push(mail)
  })
  return {
    /** The next mail; undefined when none arrives in time. */
    async next(): Promise<Mail | undefined> {
      for (let waited = 0; mails.length === 0 && waited < patience; waited += 20) await pause(20)
      return mails.shift()
    },
    /** Discards the mails sent so far. */
    forget: () => {
      mails.length = 0
    },
    /** All mails since the last call, once no further mail arrives. */
    async sent(): Promise<Mail[]> {
      let known = -1
      while (known < mails.length) {
        known = mails.length
        await pause(400)
      }
      return mails.splice(0)
    },
    stop: () => said.mockRestore(),
  }
}
