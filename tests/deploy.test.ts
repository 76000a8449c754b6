import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findProgram, missing } from './programs.ts'

const deploy = join(import.meta.dirname, '../deploy')

// proofs/deploy.test.ts checks the configurations with the real servers.
describe('deploy/', () => {
  test('the image has every shared library that the Node of the lockfile needs', context => {
    const ldd = findProgram('ldd', 'libc-bin')
    if (!ldd) return context.skip(missing('ldd'))
    // Libraries of every slim Debian; `packages` names the packages of the others.
    const there = /^(linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)\.)/
    const packages: Record<string, string> = { 'libatomic.so.1': 'libatomic1' }
    const said = spawnSync(ldd, [process.execPath], { encoding: 'utf8' }).stdout
    const names = [...said.matchAll(/^\s+(?:\/\S+\/)?(\S+\.so\S*) /gm)].map(([, name = '']) => name)
    expect(names).toContain('libc.so.6')
    const stages = readFileSync(join(deploy, 'Containerfile'), 'utf8')
      .split(/^FROM /m)
      .slice(1)
    for (const name of names.filter(one => !there.test(one)))
      for (const stage of stages) expect([name, stage.includes(packages[name] ?? name)]).toEqual([name, true])
  })

  test('the scheduled rebuild runs existing commands', () => {
    const steps = readFileSync(join(deploy, 'workflows/scheduled-rebuild.yml'), 'utf8')
    const { scripts } = JSON.parse(readFileSync(join(deploy, '../package.json'), 'utf8'))
    const named = [...steps.matchAll(/- run: npm run (\S+)/g)].map(([, name]) => name)
    expect(named).toEqual(['build', 'publish'])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })
})
