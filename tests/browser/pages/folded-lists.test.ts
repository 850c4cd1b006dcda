import { expect, it } from 'vitest'
import { desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const structure = '/aboutUs/orgStructure'
const department = '.units .folding h4'

const isSeen = { visible: true }

it('on phones, the sectors are folded and open together without script', async () => {
  const { page } = await visit(structure, { ...phone, javaScriptEnabled: false })
  const departments = page.locator(department).filter(isSeen)
  expect(await page.locator('.units .folding').count()).toBe(6)
  expect(await departments.count()).toBe(0)
  await page.locator('.units__all input').check()
  expect(await departments.count()).toBe(await page.locator(department).count())
})

it('the address of a department opens its sector', async () => {
  const { page } = await visit(structure, phone)
  const id = await page.locator('.units .folding').last().locator('li').first().getAttribute('id')
  const { page: opened } = await visit(`${structure}#${id}`, phone)
  expect(await opened.locator(`#${id} h4`).isVisible()).toBe(true)
  expect(await opened.locator(department).filter(isSeen).count()).toBeLessThan(6)
})

it.each([
  [structure, department],
  ['/knowledge/sections/books/asset-register-guide', '#facts dl'],
])('on wide screens, nothing is folded: %s', async (path, part) => {
  const { page } = await visit(path, desktop)
  const parts = page.locator(part)
  expect(await parts.count()).toBeGreaterThan(0)
  expect(await parts.filter(isSeen).count()).toBe(await parts.count())
})

it('on phones, an archived item shows what replaced it and how long it was in force', async () => {
  const { page } = await visit('/old-knowledge', { ...phone, javaScriptEnabled: false })
  const items = await page.locator('main .row').count()
  expect(await page.locator('main .row__body a').filter(isSeen).count()).toBeGreaterThan(3)
  expect(await page.locator('main .row__side strong').filter(isSeen).count()).toBe(items)
})
