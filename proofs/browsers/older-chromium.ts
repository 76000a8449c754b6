import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { boxOf, type Find, type Tab } from './tab.ts'

/** Old builds of Chromium: one of 2022, near the oldest supported version, and the last for Windows 7 and 8. */
export const olderChromiums = ['@sparticuz/chrome-aws-lambda@14.0.0', '@sparticuz/chromium@109.0.6']

function unpack(name: string, folder: string): string {
  const quiet = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--legacy-peer-deps',
    '--loglevel=error',
  ]
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const packed = join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@')), 'bin')
  const open = (file: string) => brotliDecompressSync(readFileSync(join(packed, file)))
  const program = join(folder, 'chromium')
  writeFileSync(program, open('chromium.br'), { mode: 0o755 })
  const libraries = join(folder, 'libraries.tar')
  writeFileSync(libraries, open('swiftshader.tar.br'))
  execFileSync('tar', ['xf', libraries, '-C', folder])
  return program
}

export async function openOlderChromium(name: string, folder: string): Promise<Tab> {
  const browser = await chromium.launch({
    executablePath: unpack(name, folder),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 420, height: 800 } })
  page.setDefaultTimeout(30_000)
  const run = <T>(script: string, ...words: unknown[]) =>
    page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(words)})`) as Promise<T>
  // Playwright's own visibility check uses features that these browsers lack.
  const press = async (find: Find) => {
    const { x, y, width, height } = await boxOf(run, find)
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  return {
    browser: `Chromium ${browser.version()}`,
    go: async url => void (await page.goto(url)),
    run,
    press,
    type: async (find, text) => {
      await press(find)
      await page.keyboard.type(text)
    },
    close: () => browser.close(),
  }
}
