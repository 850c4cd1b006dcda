import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../site'

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

function readMail(line: string): Mail | null {
  const [found, from = '', to = '', subject = '', text = '', html = ''] = announced.exec(line) ?? []
  if (!found) return null
  return { from, to, subject, text: readFileSync(text, 'utf8'), html: readFileSync(html, 'utf8') }
}

const patience = 10_000

/** Reads the mails that a site sends from now on. */
export function watchMail({ announcements }: Pick<Site, 'announcements'>) {
  const mails: Mail[] = []
  let seen = announcements.length
  const collect = () => {
    mails.push(...announcements.slice(seen).flatMap((line) => readMail(line) ?? []))
    seen = announcements.length
    return mails
  }
  const arrived = async (count: number) => {
    for (let waited = 0; collect().length < count && waited < patience; waited += 20) {
      await pause(20)
    }
  }
  return {
    /** The next mail; undefined when none arrives in time. */
    async next(): Promise<Mail | undefined> {
      await arrived(1)
      return mails.shift()
    },
    /** Discards the mails sent so far. */
    forget: () => {
      collect().length = 0
    },
    /** All mails since the last call, once so many have arrived and no further one does. */
    async sent(atLeast = 0): Promise<Mail[]> {
      await arrived(atLeast)
      let known = -1
      while (known < collect().length) {
        known = mails.length
        await pause(200)
      }
      return mails.splice(0)
    },
  }
}
