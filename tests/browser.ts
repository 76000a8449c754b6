import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Debian’s Chromium without windows and toolbars: a journey takes a quarter less time. It opens no PDF, keeps no
 * profile, and draws letters a little differently.
 */
const shell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function known(whole: boolean): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !(whole && named === shell)) return named
  const others = [...places, chromium.executablePath()]
  return (whole ? [...others, shell] : [shell, ...others]).find(path => path && existsSync(path))
}

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0

const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')
const apt = (...words: string[]) =>
  isRoot ? run('apt-get', ...words) : run('sudo', '-n', 'apt-get', ...words)

function install(): void {
  if (hasApt) {
    process.stdout.write('No browser was found. Installing the package chromium …\n')
    if (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium')) return
  }
  process.stdout.write('Trying Playwright’s own download …\n')
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
}

/** Adds the shell to Debian's Chromium on a machine for tests, which root uses; without it the whole browser does as well. */
function installShell(): void {
  if (!hasApt || !isRoot || process.env.CHROMIUM_PATH || known(false) !== places[0]) return
  process.stdout.write('Installing the package chromium-headless-shell …\n')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
}

/**
 * The path of a Chromium, which is installed if missing; `whole`: rather one that is not the headless shell. If that fails,
 * an error with the remedy.
 */
export function findBrowser({ whole = false } = {}): string {
  if (!known(whole)) install()
  if (!whole) installShell()
  const path = known(whole)
  if (!path) {
    throw new Error(
      'The tests need a browser, and none could be installed. Install Chromium, or set CHROMIUM_PATH.',
    )
  }
  return path
}

/** Chromium cannot use its sandbox as root; its background traffic would disturb the tests. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
