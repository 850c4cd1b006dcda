import type { TestProject } from 'vitest/node'
import type { Locale } from '#domain/site/locale'
import { doneAddress, type LinkName } from '#worker/newsletter/links'
import { workAt } from '../forms/work-at'
import { openSite, type Site } from '../site'
import type { Served } from './provided'

async function addressOf(site: Site): Promise<string> {
  const url = await site.address()
  // Browsers accept Secure cookies without TLS on this host name only.
  url.hostname = 'localhost'
  return url.origin
}

async function doneIn(name: LinkName, step: 'confirmed' | 'left') {
  const at = (locale: Locale) => doneAddress(workAt(Date.now()), name, locale, step)
  return { ar: await at('ar'), en: await at('en') }
}

async function open(): Promise<{ served: Served; close: () => Promise<void> }> {
  const site = await openSite({ samples: true })
  const faulty = await openSite({ faulty: true, vars: { FAULT_SPEED: '1' } })
  const served: Served = {
    site: await addressOf(site),
    faulty: await addressOf(faulty),
    newsletterDone: {
      confirmed: await doneIn('newsletterConfirm', 'confirmed'),
      left: await doneIn('newsletterLeave', 'left'),
    },
  }
  const close = async () => {
    await Promise.all([site.close(), faulty.close()])
  }
  return { served, close }
}

/** Shared by the projects of a run, each of which has this module of its own. */
const shared = globalThis as { openedForBrowsers?: ReturnType<typeof open> | undefined }

/** Opens the sites once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.openedForBrowsers ??= open()
  const { served, close } = await shared.openedForBrowsers
  project.provide('site', served.site)
  project.provide('faulty', served.faulty)
  project.provide('newsletterDone', served.newsletterDone)
  return async () => {
    // The first to end closes them: all projects end together.
    if (!shared.openedForBrowsers) return
    shared.openedForBrowsers = undefined
    await close()
  }
}
