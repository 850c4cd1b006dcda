import { expect, it } from 'vitest'
import { playerAddress, playerOrigins } from '#domain/site/video-player'

const hosts = ['www.youtube.com', 'youtu.be', 'video.example.com']
const embedded = 'https://www.youtube-nocookie.com/embed/abc_1-2?autoplay=1'

it.each([
  ['https://www.youtube.com/watch?v=abc_1-2&t=3', embedded],
  ['https://youtu.be/abc_1-2?si=x', embedded],
  ['https://www.youtube.com/shorts/abc_1-2', embedded],
  ['https://www.youtube.com/embed/abc_1-2', embedded],
  ['https://www.youtube.com/@channel', null],
  ['https://www.youtube.com/watch?v=a%22b', null],
  ['https://m.youtube.com/watch?v=abc_1-2', null],
  ['https://video.example.com/watch/x', 'https://video.example.com/watch/x'],
  ['https://video.example.com.evil.example/x', null],
  ['https://other.example.com/x', null],
])('%s is played from %s', (href, player) => {
  expect(playerAddress(href, hosts)).toBe(player)
})

it('frames hold the players of the allowed hosts alone', () => {
  expect(playerOrigins(hosts)).toEqual([
    'https://www.youtube-nocookie.com',
    'https://video.example.com',
  ])
  expect(playerOrigins([])).toEqual([])
})
