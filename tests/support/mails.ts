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

/** The local send_email binding says on the console what it was given, and where it put the words. */
const announced =
  /send_email binding called with MessageBuilder:\nFrom: (.*)\nTo: (.*)\nSubject: (.*)\n\nText: (.*)\nHTML: (.*)/

function read(line: string): Mail | null {
  const [found, from = '', to = '', subject = '', text = '', html = ''] = announced.exec(line) ?? []
  if (!found) return null
  return { from, to, subject, text: readFileSync(text, 'utf8'), html: readFileSync(html, 'utf8') }
}

/** Sees what leaves by mail, in place of the console. */
export function watchMail() {
  const mails: Mail[] = []
  const said: MockInstance = vi.spyOn(console, 'log').mockImplementation((...parts) => {
    const mail = read(parts.join(' '))
    if (mail) mails.push(mail)
  })
  return {
    /** All that was sent since the last time, once nothing more comes. */
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
