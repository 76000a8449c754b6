import { describe, expect, it } from 'vitest'
import { openApiDocument } from '#contract/document.ts'
import { occupyingStatuses } from '#entities/appointment/appointment-status.ts'
import { contentKinds } from '#entities/kinds.ts'
import { locks } from '#server/database/locks.ts'
import { specifiers } from './architecture/modules.ts'
import { files, sources, text } from './architecture/sources.ts'

describe('the source code', () => {
  it('imports no tests, benchmarks, tools or pages', () => {
    const wrong = sources.filter(path =>
      specifiers(text(path)).some(one => /(^|\/)(tests|proofs|e2e|bench|tools|pages)\//.test(one)),
    )
    expect(wrong).toEqual([])
  })

  it('has no folder or file with a vague name', () => {
    const vague = sources.filter(path =>
      /\/(utils?|helpers?|common|misc|manager|services?(?!-worker))(\/|\.|-)/.test(path),
    )
    expect(vague).toEqual([])
  })

  it('imports its own files with their extension, and has no barrels', () => {
    const wrong = sources.flatMap(path =>
      specifiers(text(path))
        .filter(one => /^[.#]/.test(one) && !/\.(ts|tsx|astro|css|json|mjs|svg)(\?\w+)?$/.test(one))
        .map(one => `${path}: ${one}`),
    )
    expect(wrong).toEqual([])
    expect(sources.filter(path => /\/index\.tsx?$/.test(path))).toEqual([])
  })

  it('returns nothing but a clean-up from an effect', () => {
    // scrollIntoView returns a promise in newer browsers, and React calls the return value of an effect.
    const wrong = sources.filter(path => /useEffect\(\s*\(\) => (?!\{|\(\) =>)/.test(text(path)))
    expect(wrong, 'Put the effect in braces.').toEqual([])
  })

  it('changes the parameters of the address through useAddress', () => {
    const wrong = sources.filter(path => /\[\w*, \w+\] = useSearchParams\(/.test(text(path)))
    expect(
      wrong,
      'Use useAddress of the kit: useSearchParams adds a second choice to the address before the first one.',
    ).toEqual([])
  })

  it('types no answer of the API by hand', () => {
    const typeArgument =
      /\b(?:get|post|put|del|read(?:Answer|Result|Api)|(?:answer|result)Options|allPages|postFromDevice|upload)<(?!P extends )/
    // The results of errors are not in the contract.
    const assertion = /(?<!\b(?:error|reader)\.)\bresult\)* as\b/
    expect("get<Row[]>('/api/doctors')").toMatch(typeArgument)
    expect("(await get('/api/doctors')).result as Row[]").toMatch(assertion)
    const wrong = sources.filter(
      path =>
        /^src\/(portal|islands|components)\//.test(path) &&
        (typeArgument.test(text(path)) || assertion.test(text(path))),
    )
    expect(
      wrong,
      'Leave out the type argument or the `as`: a result has the type that the server declares. Its name is ResultOf<method, path> of src/api/operations.ts.',
    ).toEqual([])
  })

  it('keeps the text of a textarea out of the browser’s session files', () => {
    const wrong = sources.filter(
      path =>
        /^src\/(portal|ui)\/.*\.tsx$/.test(path) &&
        (text(path).match(/<textarea\b/g)?.length ?? 0) >
          (text(path).match(/autoComplete="off"/g)?.length ?? 0),
    )
    expect(
      wrong,
      'Set autoComplete="off" on a textarea: a browser stores its text beyond the end of the session.',
    ).toEqual([])
  })

  it('has no file longer than 250 lines', () => {
    const long = sources
      .filter(path => !path.endsWith('.gen.ts'))
      .map(path => ({ path, lines: text(path).split('\n').length }))
      .filter(one => one.lines > 251)
    expect(long).toEqual([])
  })
})

describe('the contract', () => {
  const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-access'?: string; responses?: object }>).map(
      ([method, one]) => ({
        name: `${method.toUpperCase()} ${path}`,
        ...one,
      }),
    ),
  )

  it('declares the permission of every operation', () => {
    expect(operations.filter(one => !one['x-access']).map(one => one.name)).toEqual([])
    expect(operations.length).toBeGreaterThan(50)
  })

  it('keeps every operation under /api/admins for administrators', () => {
    const open = operations.filter(
      one =>
        / \/api\/admins\//.test(one.name) &&
        ['public', 'session', 'patient'].includes(one['x-access'] as string),
    )
    expect(open.map(one => one.name)).toEqual([])
  })

  it('answers a plain body with the only status of success, or answers itself', () => {
    const several = operations.filter(
      one => Object.keys(one.responses ?? {}).filter(status => status.startsWith('2')).length !== 1,
    )
    // Makes a response of its own: 200 for a picture that is stored already.
    expect(several.map(one => one.name)).toEqual(['POST /api/admins/media'])
  })

  it('makes routes only of operations of the contract', () => {
    const wrong = files('src/server', /\.ts$/).filter(
      path => path !== 'src/server/kernel/operation.ts' && /\bcreateRoute\b/.test(text(path)),
    )
    expect(wrong).toEqual([])
  })

  it('keeps every advisory lock in one list, each with its own number', () => {
    const wrong = files('src/server', /\.ts$/).filter(
      path => path !== 'src/server/database/locks.ts' && /\b7_?274_?\d{3}\b/.test(text(path)),
    )
    expect(wrong).toEqual([])
    expect(new Set(Object.values(locks)).size).toBe(Object.keys(locks).length)
  })

  it('has a path for every kind of content', () => {
    const paths = Object.keys(openApiDocument().paths ?? {})
    expect(contentKinds.filter(kind => !paths.includes(`/api/${kind}`))).toEqual([])
  })

  it('counts a slot as taken for the same statuses in the database as in the rules', () => {
    const sql = text('migrations/0001_guards.sql') + text('src/server/database/tables/booking.ts')
    const listed = [...sql.matchAll(/status in \(([^)]+)\)/g)].map(match =>
      match[1]?.replaceAll("'", '').split(', '),
    )
    expect(listed.length).toBeGreaterThanOrEqual(2)
    for (const statuses of listed) expect(statuses).toEqual([...occupyingStatuses])
  })
})
