import { listTries } from '#db/rate-limits/rate-limit-hits'
import { findRequest } from '#db/submissions/submissions'
import { seedOf } from '#db/tickets/code-digits'
import { orderCode } from '#db/tickets/codes'
import { translators } from '#domain/messages/translators'
import { actionsOf } from '#domain/tickets/status'
import { describeError, log } from '../log'
import { sendMail } from '../mail/send-mails'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { bucketOf } from '../security/rate-limit-key'
import { secondsUntilRoom } from '../submissions/outcome'
import type { Answered, Wish } from './action-result'
import { codeGoodForMs, codesAnHour, mailsADay } from './limits'

const hourMs = 3_600_000
const daySeconds = 86_400

/** Somebody waits for it, so that it is not left to the next minute's run. */
function sendBehind(work: Work, about: string): void {
  const sending = sendMail(work, about).catch((error) =>
    log('warn', { event: 'job', part: 'mail.send', ...describeError(error) }),
  )
  work.behind(sending)
}

/**
 * Mails a code to the address of a request whose sender wants something done with it, within the
 * limits of requests and of mail; what cannot be done now needs no code.
 */
export async function askCode({ work, locale, ticket, action, key }: Wish): Promise<Answered> {
  const { now, primary } = work
  const { reference } = ticket
  const t = translators[locale]
  const found = await findRequest(primary, reference)
  if (!found) return null
  const { status, updatedAt: since } = found.submission
  if (!actionsOf({ status, since }, now).includes(action)) return refuseMoved(locale)
  const vault = await vaultOf(work, 'data')
  const seed = await seedOf(vault, { reference, action, key })
  const hour = { bucket: await bucketOf(work, 'code', reference), since: now - hourMs }
  const ordered = await orderCode(primary, {
    ...{ reference, action, seed, now, expiresAt: now + codeGoodForMs },
    limit: { ...hour, atMost: codesAnHour },
    mailsAtMost: mailsADay,
  })
  if (ordered === 'ordered') {
    sendBehind(work, `${reference}:code:${seed}`)
    return { ok: true, next: { reference, asked: action } }
  }
  const refused = { ok: false, outcome: 'limited', step: 'refused' } as const
  if (ordered === 'mails') {
    return { ...refused, failure: t('requests.refused.mails'), retryAfter: daySeconds }
  }
  const [times = []] = await listTries(primary, [hour])
  const retryAfter = secondsUntilRoom(times, hourMs, now)
  return { ...refused, failure: t('requests.refused.codes'), retryAfter }
}

/** The request is no longer where its sender saw it. */
export function refuseMoved(locale: Wish['locale']): Answered {
  const failure = translators[locale]('requests.refused.moved')
  return { ok: false, outcome: 'invalid', step: 'refused', failure }
}
