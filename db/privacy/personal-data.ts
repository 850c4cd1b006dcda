import * as v from 'valibot'
import { riyadhDate } from '#domain/dates/calendar'
import { emailAddress } from '#domain/forms/field'
import { findHeld, type Held, isNothing, proveVault, type Stores } from './collect-personal-data'
import { eraseHeld } from './erase-personal-data'
import { exportHeld, type SaveFile } from './export-personal-data'
import { openVault, type Secrets } from './keyring'
import { tellHeld } from './summarise-personal-data'

/** Whose data an operator asks for, and with which key it is looked up and unlocked. */
interface Asked {
  stores: Stores
  secrets: Secrets
  email: string
  now: number
}

const nothing = 'Nothing is held about this address.'

async function find({ stores, secrets, email }: Asked) {
  const parsed = v.safeParse(emailAddress, email)
  if (!parsed.success) throw new Error(`"${email}" is no e-mail address.`)
  const vault = await openVault(secrets)
  await proveVault(stores, vault)
  return { vault, email: parsed.output, held: await findHeld(stores, vault, parsed.output) }
}

function tellUnreadable({ unreadable }: Held): string[] {
  return unreadable > 0 ? [`entries of the outbox that cannot be read: ${unreadable}`] : []
}

/**
 * All that the site holds about an address (`exportHeld`); `save`, where it is given, keeps the bytes
 * of files. Throws for what is no address, and for a key that nothing was locked with.
 */
export async function exportPersonal(asked: Asked, save?: SaveFile) {
  const { vault, email, held } = await find(asked)
  return exportHeld({ stores: asked.stores, vault, held, ...(save && { save }) }, email, asked.now)
}

/**
 * Erases what the site holds about an address, where that is confirmed, and tells line by line what
 * it was. `isDone` is false when something came in meanwhile, or could not be read.
 */
export async function erasePersonal(
  asked: Asked,
  isConfirmed: boolean,
): Promise<{ lines: string[]; isDone: boolean }> {
  const { stores, now } = asked
  const { vault, email, held } = await find(asked)
  const unreadable = tellUnreadable(held)
  const isDone = unreadable.length === 0
  if (isNothing(held)) return { lines: [nothing, ...unreadable], isDone }
  const found = [...tellHeld(held), ...unreadable]
  if (!isConfirmed) return { lines: [...found, 'Nothing was erased: add --confirm.'], isDone: true }
  await eraseHeld(stores, vault, held, riyadhDate(now))
  const left = await findHeld(stores, vault, email)
  if (isNothing(left)) return { lines: [...found, 'All of it is erased.'], isDone }
  return {
    lines: [...found, 'Erased, but more came in meanwhile:', ...tellHeld(left)],
    isDone: false,
  }
}
