import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Matching paths below a folder of the project, with `/`. */
export const files = (folder: string, pattern: RegExp): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter(name => pattern.test(name))
        .sort()
    : []

export const text = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Every code file of `src`, without tests. */
export const sources = files('src', /\.(ts|tsx|astro|mjs)$/).filter(path => !/\.test\.tsx?$/.test(path))

/** Code outside of `src` that has import rules too, without tests. */
export const besideSources = ['seeds', 'tools'].flatMap(folder =>
  files(folder, /\.ts$/).filter(path => !path.endsWith('.test.ts')),
)

export const lineAt = (content: string, index: number): number => content.slice(0, index).split('\n').length
