import * as v from 'valibot'
import { riyadhDate } from '#domain/dates/calendar'
import { emailAddress } from '#domain/forms/field'
import {
  collectPersonalData,
  isEmpty,
  type PersonalData,
  type Stores,
  verifyKeyring,
} from './collect-personal-data'
import { erasePersonalData } from './erase-personal-data'
import { exportPersonalData, type SaveFile } from './export-personal-data'
import { openKeyring, type Secrets } from './keyring'
import { summarisePersonalData } from './summarise-personal-data'

/** The address an operator looks up, with the keys and the instant of the query (epoch ms). */
interface PersonalDataQuery {
  stores: Stores
  secrets: Secrets
  email: string
  now: number
}

const noDataMessage = 'No data is stored about this address.'

async function collect({ stores, secrets, email }: PersonalDataQuery) {
  const parsed = v.safeParse(emailAddress, email)
  if (!parsed.success) throw new Error(`"${email}" is not an e-mail address.`)
  const keyring = await openKeyring(secrets)
  await verifyKeyring(stores, keyring)
  return {
    keyring,
    email: parsed.output,
    data: await collectPersonalData(stores, keyring, parsed.output),
  }
}

function formatUnreadable({ unreadable }: PersonalData): string[] {
  return unreadable > 0 ? [`unreadable outbox entries: ${unreadable}`] : []
}

/**
 * Exports all data stored about an address (`exportPersonalData`); `save`, if given, stores the
 * attachments. Throws for an invalid address and for keys that do not match the stored data.
 */
export async function exportPersonal(query: PersonalDataQuery, save?: SaveFile) {
  const { keyring, email, data } = await collect(query)
  return exportPersonalData(
    { stores: query.stores, keyring, data, ...(save && { save }) },
    email,
    query.now,
  )
}

/**
 * Erases the data stored about an address if confirmed, and describes it in lines of text. `isDone`
 * is false if data arrived during the run or an outbox entry could not be read.
 */
export async function erasePersonal(
  query: PersonalDataQuery,
  isConfirmed: boolean,
): Promise<{ lines: string[]; isDone: boolean }> {
  const { stores, now } = query
  const { keyring, email, data } = await collect(query)
  const unreadable = formatUnreadable(data)
  const isDone = unreadable.length === 0
  if (isEmpty(data)) return { lines: [noDataMessage, ...unreadable], isDone }
  const found = [...summarisePersonalData(data), ...unreadable]
  if (!isConfirmed) return { lines: [...found, 'Nothing was erased: add --confirm.'], isDone: true }
  await erasePersonalData(stores, keyring, data, riyadhDate(now))
  const remaining = await collectPersonalData(stores, keyring, email)
  if (isEmpty(remaining)) return { lines: [...found, 'All of it is erased.'], isDone }
  return {
    lines: [
      ...found,
      'Erased, but more data arrived during the run: run the command again for',
      ...summarisePersonalData(remaining),
    ],
    isDone: false,
  }
}
