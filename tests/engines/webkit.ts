import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { Engine, EnginePage } from './engine-page'

const size = { width: 1280, height: 900 }

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function waitForDriver(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

function driverPage(driver: WebDriver): EnginePage {
  const find = (selector: string) => driver.findElement(By.css(selector))
  const click = async (selector: string) => {
    const element = await find(selector)
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    await element.click()
  }
  return {
    open: (address) => driver.get(address),
    evaluate: (source) => driver.executeScript(`return (${source})`),
    click,
    type: async (selector, text) => {
      await click(selector)
      await find(selector).sendKeys(text)
    },
    // Selenium's types have no wheel action.
    scroll: async (pixels) => {
      await driver.executeScript('scrollBy(0, arguments[0])', pixels)
    },
    moveMouse: async () => {
      await driver.actions().move({ x: 20, y: 300, duration: 0 }).perform()
      await driver.actions().move({ x: 24, y: 304, duration: 0 }).perform()
    },
    close: () => driver.quit(),
  }
}

/** Starts Xvfb; it picks a free display and reports it on file descriptor 3. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const named = server.stdio[3]
  if (!named) throw new Error('Xvfb has no third output')
  const [number] = await once(named, 'data')
  return { server, display: `:${String(number).trim()}` }
}

/** Opens WebKitGTK's MiniBrowser on its own display through WebDriver. */
export async function openWebKit(binary: string): Promise<Engine> {
  const [port, { server, display }] = await Promise.all([freePort(), startDisplay()])
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a language in the locale it accepts any, and the site responds in Arabic.
    env: { ...process.env, DISPLAY: display, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await waitForDriver(url)
  const openPage = async () => {
    const capabilities = new Capabilities()
    capabilities.set('browserName', 'MiniBrowser')
    capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] })
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
    return driverPage(driver)
  }
  return {
    openPage,
    close: async () => {
      service.kill()
      server.kill()
    },
  }
}
