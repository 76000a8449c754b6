import { join } from 'node:path'
import { journeys, type Site } from './browsers/journeys.ts'
import { olderChromiums, openOlderChromium } from './browsers/older-chromium.ts'
import type { Tab } from './browsers/tab.ts'
import { openFirefox, openWebKit } from './browsers/webdriver.ts'
import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'

/** The journeys of patients in Firefox, WebKit and two old Chromiums, with real pointer and keyboard input. */
export async function proveBrowsers(folder: string): Promise<Figures> {
  const begin = performance.now()
  const data = join(folder, 'site')
  const rawat = await startRawat({ DATA_DIR: data, RAWAT_DEMO: 'on' })
  await rawat.ready()
  const site = { address: rawat.address, outbox: join(data, 'outbox') }
  const lines: string[] = []
  const faults: string[] = []
  let journeysRun = 0
  for (const [name, open] of Object.entries(browsers(folder))) {
    const table = await runJourneys(name, open, site)
    journeysRun += table.count
    lines.push(table.line)
    faults.push(...table.faults)
  }
  rawat.child.kill('SIGTERM')
  await rawat.ended
  return {
    ...{ proof: 'Journeys in other and older browsers', rounds: journeysRun, acknowledged: 0, lost: 0 },
    ...{ duplicates: 0, seconds: secondsSince(begin), more: lines.join('\n         '), faults },
  }
}

const browsers = (folder: string): Record<string, () => Promise<Tab>> => ({
  'Firefox (Debian: firefox-esr)': openFirefox,
  'WebKitGTK (Debian: webkit2gtk-driver, xvfb)': openWebKit,
  ...Object.fromEntries(
    olderChromiums.map((name, index) => [
      `Chromium (npm: ${name})`,
      () => openOlderChromium(name, join(folder, `chromium-${index}`)),
    ]),
  ),
})

async function runJourneys(name: string, open: () => Promise<Tab>, site: Site) {
  let tab: Tab
  try {
    tab = await open()
  } catch (error) {
    const fault = `${name} is not available here, so its journeys were not run: ${(error as Error).message}`
    return { line: `${name}: not run`, count: 0, faults: [fault] }
  }
  const faults: string[] = []
  const words: string[] = []
  for (const [journey, go] of Object.entries(journeys)) {
    try {
      await go(tab, site)
      words.push(`${journey} ✓`)
    } catch (error) {
      words.push(`${journey} ✗`)
      const seen = await tab
        .run<string>('return location.pathname + ": " + document.body.innerText.slice(0, 300)')
        .catch(String)
      faults.push(`${tab.browser}, ${journey}: ${(error as Error).message} ${seen.replaceAll(/\s+/g, ' ')}`)
    }
  }
  await tab.close()
  return { line: `${tab.browser}: ${words.join(' · ')}`, count: words.length, faults }
}
