import * as v from 'valibot'

const buildings = ['school', 'clinic', 'hospital', 'hall', 'office', 'shop', 'warehouse'] as const
const site = [
  'crane',
  'scaffold',
  'frame',
  'digger',
  'plan',
  'hardhat',
  'forklift',
  'toolbox',
] as const
const street = ['road', 'bridge', 'lamp', 'palms', 'bus', 'pin', 'bin'] as const
const plant = ['meter', 'switch', 'valve', 'water', 'solar', 'wind', 'generator', 'aircon'] as const
const inside = ['lift', 'escalator', 'ducts', 'door', 'bed', 'monitor', 'rack', 'shelf'] as const
const room = ['desk', 'table', 'chairs', 'training', 'podium', 'majlis', 'dallah', 'stand'] as const
const wall = ['board', 'panel', 'bunting', 'calendar', 'certificate', 'contract', 'tablet'] as const
const objects = [
  'ledger',
  'seal',
  'balance',
  'abacus',
  'cart',
  'box',
  'key',
  'laptop',
  'handshake',
] as const

const events = ['screen', 'seats', 'plant', 'clock', 'window', 'barrier', 'cap', 'booth'] as const

/** Things that can be drawn; a scene is composed of them. */
export const sceneTags = [
  ...buildings,
  ...site,
  ...street,
  ...plant,
  ...inside,
  ...room,
  ...wall,
  ...objects,
  ...events,
] as const

export type SceneTag = (typeof sceneTags)[number]

/** A drawing of two to six things, the main one first. Its place follows from them if not given. */
export const scene = v.strictObject({
  tags: v.pipe(
    v.array(v.picklist(sceneTags)),
    v.minLength(2),
    v.maxLength(6),
    v.check((tags) => new Set(tags).size === tags.length, 'A thing is named twice'),
  ),
  palette: v.optional(v.picklist(['day', 'night', 'sand', 'deep']), 'day'),
  place: v.optional(v.picklist(['in', 'out'])),
})

export type Scene = v.InferOutput<typeof scene>
