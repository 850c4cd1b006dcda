import type { Scene } from '#domain/content/scene'
import { toTenth } from '#domain/text/numbers'
import { createMemo } from '../drawings/memo'
import { seeded } from '../drawings/seed'
import { ground } from './art'
import { kit, type Placed, type Placing, placeScene, type Size } from './place-scene'
import './scenes.css'

const memo = createMemo<string>()

/** Inner markup of a scene's `<svg>`: its drawings, and nothing else but ground, sky or wall. */
export function sceneMarkup(scene: Scene, size: Size, seed: string): string {
  const { tags, palette, place } = scene
  const key = [...tags, palette, place, size.width, size.height, seed].join(' ')
  return memo(key, () => {
    const placing = placeScene(scene, size, seed)
    const isNight = palette === 'night' || palette === 'deep'
    return [
      placing.isInside ? '' : skyMarkup(placing, size, isNight, seed),
      groundMarkup(placing.floor, size),
      ...placing.placed.map(drawingMarkup),
    ].join('')
  })
}

const groundMarkup = (floor: number, { width, height }: Size) =>
  `<path class="scene__ground" d="M0 ${toTenth(floor)}H${width}V${height}H0z"/>` +
  `<path class="scene__horizon" d="M0 ${toTenth(floor)}H${width}"/>`

function drawingMarkup({ tag, x, base, height }: Placed): string {
  const scale = Math.round((height / ground) * 1000) / 1000
  const move = `translate(${toTenth(x)} ${toTenth(base - height)})scale(${scale})`
  return `<g data-m="${tag}" transform="${move}">${kit[tag].markup}</g>`
}

/** Sun or moon stands low enough to remain where a frame of twice its height crops the sky. */
function skyMarkup({ sunAt, floor }: Placing, size: Size, isNight: boolean, seed: string): string {
  const { width, height } = size
  const [x, y] = [width * sunAt, Math.max(height * 0.2, height - width * 0.5)]
  const r = Math.min(height * 0.062, width * 0.036)
  const disc = isNight
    ? `<path class="scene__sun" d="M${toTenth(x + r * 0.5)} ${toTenth(y - r)}a${toTenth(r)} ${toTenth(r)} 0 1 0 ${toTenth(r * 0.5)} ${toTenth(r * 1.6)}a${toTenth(r * 0.85)} ${toTenth(r * 0.85)} 0 0 1 ${toTenth(-r * 0.5)} ${toTenth(-r * 1.6)}z"/>`
    : `<circle class="scene__sun" cx="${toTenth(x)}" cy="${toTenth(y)}" r="${toTenth(r)}"/>`
  return `${disc}<path class="scene__far" d="${dunes(floor, size, seed)}"/>`
}

function dunes(floor: number, { width, height }: Size, seed: string): string {
  const shift = seeded(`dunes ${seed}`)() * 6
  const steps = 16
  let d = `M0 ${toTenth(floor)}`
  for (let step = 0; step <= steps; step += 1) {
    const lift = 0.05 + 0.13 * (0.5 + 0.5 * Math.sin((step / steps) * 5.2 + shift))
    d += `L${toTenth((width * step) / steps)} ${toTenth(floor - height * lift)}`
  }
  return `${d}V${toTenth(floor)}z`
}
