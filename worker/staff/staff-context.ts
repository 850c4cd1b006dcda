import type { AuthDeps } from '../auth/auth-context'
import type { Bindings } from '../env'
import type { FieldsDeps } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import type { SendMailDeps } from '../mail/send-mails'
import type { PayloadDeps } from '../payloads/payload-reader'

/** What the pages of the desk use. */
export type StaffDeps = AuthDeps &
  FieldsDeps &
  PayloadDeps &
  SendMailDeps & { env: Pick<Bindings, 'ATTACHMENTS' | 'AUDIT'> }

export type StaffContext = HandlerContext<StaffDeps>
