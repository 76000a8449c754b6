import { type Fields, fieldsSchema } from '#entities/fields.ts'
import { entities } from '#entities/kinds.ts'
import { menuIcons } from '#entities/office/admin-icon.ts'
import { emergencySigns } from '../../seeds/emergency-signs.ts'
import { network } from '../../seeds/network.ts'
import { contentSamples } from '../content-samples.ts'
import { files, text } from './sources.ts'

/** A definition of `src/entities`, whether or not kinds.ts lists it. */
export interface Definition {
  file: string
  name: string
}

/** Inputs of the check; tests pass their own. */
export interface KindSources {
  definitions: Definition[]
  kinds: Record<string, Kind>
  /** `entities.json` by language. */
  labels: Record<string, Labels>
  /** The demo's items by kind. */
  seeds: Record<string, object[] | undefined>
  /** The samples for tests, by kind. */
  samples: Record<string, object | undefined>
  /** The routes of the public pages. */
  routes: string[]
}
interface Kind {
  name: string
  fields: Fields
  derivedFilters?: Record<string, string>
  page?: string
  admin: { icon: string }
}
interface Labels {
  kinds: Record<string, { one?: string; many?: string }>
  fields: Record<string, string>
  fields_of: Record<string, Record<string, string>>
  options: Record<string, string>
}

const inBoth = <T>(read: (language: string) => T): Record<string, T> =>
  Object.fromEntries(['en', 'id'].map(language => [language, read(language)]))

export const ownSources = (): KindSources => ({
  definitions: files('src/entities', /\.ts$/).flatMap(file => {
    const name = /= defineEntity\(\{\s*name: '([\w-]+)'/.exec(text(file))?.[1]
    return name ? [{ file, name }] : []
  }),
  kinds: entities as unknown as KindSources['kinds'],
  labels: inBoth(language => JSON.parse(text(`locales/${language}/entities.json`))),
  seeds: { ...network.content, 'emergency-signs': emergencySigns },
  samples: contentSamples,
  routes: files('src/pages', /\.astro$/),
})

/** Every field with its name, including fields of groups and rows. */
function* deep(fields: Fields): Generator<[string, Fields[string]]> {
  for (const [name, field] of Object.entries(fields)) {
    yield [name, field]
    yield* deep({ ...field.fields, ...field.item?.fields })
  }
}

const sameName = (values: string[]) => [...new Set(values)].join(', ')

/** A message for each missing step of adding a kind of content, with the file to edit. */
export function missingSteps({ definitions, kinds, labels, seeds, samples, routes }: KindSources): string[] {
  const unlisted = definitions
    .filter(({ name }) => !(name in kinds))
    .map(
      ({ file, name }) =>
        `${file} defines '${name}', which kinds.ts does not list. Add it to src/entities/kinds.ts.`,
    )
  const steps = Object.entries(kinds).flatMap(([kind, definition]) => {
    const { fields, page, admin } = definition
    const file = definitions.find(one => one.name === kind)?.file ?? `the definition of '${kind}'`
    const unlabelled = Object.entries(labels).flatMap(([language, texts]) => {
      const missing = missingLabels(kind, definition, texts)
      return missing.length === 0
        ? []
        : `'${kind}' has no texts for ${sameName(missing)}. Add them to locales/${language}/entities.json.`
    })
    const unseeded = seeds[kind]?.length
      ? []
      : `'${kind}' has no seed. Add seeds/${kind}.ts, which exports its items.`
    const wrong = fieldsSchema(fields)
      .safeParse(samples[kind])
      .error?.issues.map(one => one.path.join('.'))
    const unsampled = wrong
      ? `The sample of '${kind}' has wrong values for ${sameName(wrong)}. Add these to \`special\` in tests/content-samples.ts.`
      : []
    const own = `src/pages/[...locale]/${page}/`
    const unpaged =
      !page || routes.some(route => route.startsWith(`${own}[`))
        ? []
        : `'${kind}' has pages at /${page}, and no file renders them. Add ${own}[slug].astro and ${own}index.astro.`
    const undrawn = menuIcons.includes(admin.icon as never)
      ? []
      : `${file} names the icon '${admin.icon}', which does not exist. Choose one of src/entities/office/admin-icon.ts, or add it there and in src/portal/admin/layout/icons.tsx.`
    return [unlabelled, unseeded, unsampled, unpaged, undrawn].flat()
  })
  return [...unlisted, ...steps, ...unknownDrawings(kinds, seeds)]
}

function missingLabels(kind: string, { fields, derivedFilters = {} }: Kind, labels: Labels): string[] {
  const all = [...deep(fields)]
  const names = [...all.map(([name]) => name), ...Object.keys(derivedFilters)]
  const own = labels.fields_of[kind] ?? {}
  return [
    ...(['one', 'many'] as const)
      .filter(form => !labels.kinds[kind]?.[form])
      .map(form => `kinds.${kind}.${form}`),
    ...names.filter(name => !own[name] && !labels.fields[name]).map(name => `fields.${name}`),
    ...all
      .flatMap(([, field]) => field.options ?? [])
      .filter(one => !labels.options[one])
      .map(one => `options.${one}`),
  ]
}

/** Seeds with an unknown icon: the site would silently show another one. */
function unknownDrawings(kinds: KindSources['kinds'], seeds: KindSources['seeds']): string[] {
  return Object.entries(kinds).flatMap(([kind, { fields }]) =>
    Object.entries(fields)
      .filter(([, field]) => field.widget === 'icon')
      .flatMap(([name, { options = [] }]) =>
        (seeds[kind] ?? [])
          .map(item => (item as Record<string, string | undefined>)[name])
          .filter(value => value !== undefined && !options.includes(value))
          .map(
            value =>
              `A seed of '${kind}' names the icon '${value}', which does not exist. Choose one of src/entities/media/drawings.ts, or add it there and in tools/art.`,
          ),
      ),
  )
}
