/** Where a delivery was when it failed. After `END`, the server may have accepted the mail. */
export type SmtpStage = 'CONNECT' | 'TLS' | 'AUTH' | 'SENDER' | 'RCPT' | 'DATA' | 'END'

/**
 * A failed delivery. Its code names the stage and the reply or, as `RECIPIENT` and `MESSAGE`, what the
 * server refused for good (`mailRefusalOf`); the reply itself, which repeats the address, is not kept.
 */
export class SmtpError extends Error {
  override name = 'SmtpError'
  readonly code: string
  /** The connection takes no further mail: it was lost, nobody answers, or the server closes it (421). */
  readonly endsConnection: boolean
  /** The connection ended before the server had the mail, which another connection may be given. */
  readonly isRepeatable: boolean

  constructor(stage: SmtpStage | 'RECIPIENT' | 'MESSAGE', reason: string | number) {
    super(`mail not sent: ${stage} ${reason}`)
    this.code = `SMTP_${stage}_${reason}`
    this.endsConnection = typeof reason === 'string' || reason === 421
    this.isRepeatable = stage !== 'END' && (reason === 'LOST' || reason === 421)
  }
}

export interface ServerReply {
  code: number
  lines: string[]
}

/** Enhanced status code of a policy (RFC 3463), such as a relay that does not know the sender. */
const policy = /^5\.7\.\d/

/**
 * The failure that a reply means. A policy concerns every mail until somebody mends the settings, and
 * so does a demand for authentication (530): they are no refusal of this recipient or message.
 */
export function refusedBy(stage: SmtpStage, { code, lines }: ServerReply): SmtpError {
  const isForGood = code >= 500 && code !== 530 && !lines.some((line) => policy.test(line))
  if (isForGood && stage === 'RCPT') return new SmtpError('RECIPIENT', code)
  if (isForGood && stage === 'END') return new SmtpError('MESSAGE', code)
  return new SmtpError(stage === 'END' ? 'DATA' : stage, code)
}
