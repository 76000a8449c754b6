import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import Icons from 'unplugin-icons/vite'
import { buildTargets } from './src/ui/browser-floor.ts'
import { lowerMediaRanges } from './src/ui/css/media-ranges.ts'
import { iconCompiler } from './src/ui/icon-compiler.ts'
import { addSrgbFallback } from './src/ui/srgb-plugin.ts'

/** Lets the publisher take the bundled code and render by itself: see src/publishing/render/site-bundle.ts. */
const keepPrerenderer = {
  name: 'rawat:keep-prerenderer',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer(standard => globalThis.rawatKeepPrerenderer?.(standard) ?? standard),
  },
}

/** Islands that hydrate at the first interaction, when the page has a message about itself, or with a session. */
const clientDirectives = {
  name: 'rawat:client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'update', 'session'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` })
    },
  },
}

const islandCache = fileURLToPath(new URL('./src/publishing/render/render-island.ts', import.meta.url))

/** Replaces parts of the code that renders pages in Node. What a part looks like before is checked at each build. */
const fasterRendering = {
  // Astro's integration renders each island to a stream, and before that a first time to find out whether it is React's.
  // Here an island with the same properties is rendered once, to a string.
  '/@astrojs/react/dist/server.js': {
    'import React from "react";': `import { islandOf } from ${JSON.stringify(islandCache)};import React from "react";`,
    'await renderToStaticMarkup.call(this, Tester, props, children)': 'isReactComponent = true',
    'prefix = incrementId(this.result);':
      'if (metadata?.hydrate && !children && Object.keys(slotted).length === 0) island = islandOf(Component, props); prefix = island?.prefix ?? incrementId(this.result);',
    'let prefix;': 'let prefix, island;',
    'html = await renderToReadableStreamAsync(vnode, renderOptions);':
      'html = island?.html ?? ReactDOM.renderToString(vnode, renderOptions); if (island) island.html = html;',
  },
  // The scripts of islands are a file, loaded when the visitor uses an island (islands/hydrate-on-intent.ts): 2.7 KB less in
  // each page. The shells of the portal show an island at once, and keep them.
  '/astro/dist/runtime/server/render/common.js': {
    'const { hydration } = instruction;':
      'const { hydration } = instruction; if (hydration.directive !== "only" && !result._metadata.hasDirectives.has("only")) return "";',
  },
  // The text and the first picture of a page are needed sooner than its scripts, which AfterFirstPaint.astro loads. What a
  // script imports is named beside it: found only within the script it would come a round trip later. The portal loads
  // its own itself.
  '/astro/dist/runtime/server/render/script.js': {
    'const resolved = await result.resolve(id);':
      'let resolved = await result.resolve(id); const isLater = !/\\/Shell\\.astro/.test(id); if (isLater) resolved = [resolved, ...(globalThis.rawatScriptImports?.[resolved] ?? [])].join(" ");',
    'content = `<script type="module" src=':
      'content = `<script type="module" ` + (isLater ? "data-" : "") + `src=',
  },
  // The publisher goes on with the text of a page. Astro encodes it, to be decoded again.
  '/astro/dist/runtime/server/render/page.js': {
    'body = encoder.encode(body);\n    headers.set("Content-Length", body.byteLength.toString());': '',
  },
}

const renderFaster = {
  name: 'rawat:render-faster',
  apply: 'build',
  transform(code, id) {
    const file = Object.keys(fasterRendering).find(name => id.endsWith(name))
    let out = code
    for (const [before, after] of Object.entries(fasterRendering[file] ?? {})) {
      if (!out.includes(before)) throw new Error(`${file} has no '${before}' any more: see astro.config.mjs.`)
      out = out.replace(before, () => after)
    }
    return file && out
  },
}

/**
 * What is loaded rarely or while the browser is idle finds its imports by itself: their names would be a twentieth of the
 * scripts of every page.
 */
const modulePreload = {
  polyfill: false,
  resolveDependencies: (file, imports) => (/\/(language-offer|session)\.client\./.test(file) ? [] : imports),
}

/**
 * Only scripts of the browser are compiled for old browsers. What renders pages runs in Node, and private fields kept in
 * maps are slow. Astro drops these of `environments`.
 */
const browserBuild = {
  name: 'rawat:browser-build',
  configEnvironment: name =>
    name === 'client' ? { build: { target: buildTargets, modulePreload } } : undefined,
}

/**
 * What react-router exports is its version for development, with warnings. Its files for production have no export. Its
 * components are marked as free of side effects: otherwise each of them would be kept, also what is only for its own server.
 */
const productionRouter = {
  name: 'rawat:production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: ['react-router', 'react-router/dom'].map(name => ({
        find: new RegExp(`^${name}$`),
        replacement: fileURLToPath(import.meta.resolve(name)).replace('development', 'production'),
      })),
    },
  }),
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return
    return code
      .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = .*;$/gm, '')
  },
}

/** Menus and lists get the outlines of the kinds as data: see src/entities/outlines.ts. */
const outlinesAsData = {
  name: 'rawat:outlines-as-data',
  // Later changes would not come through.
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  async load(id) {
    if (!id.endsWith('/src/entities/outlines.ts')) return
    const { outlines } = await import('./src/entities/outlines.ts')
    return `export const outlines = JSON.parse(${JSON.stringify(JSON.stringify(outlines))})`
  },
}

/**
 * What stands on every page comes in few pieces: nine of some hundred bytes are nine questions on a bad line. Only
 * modules that do nothing by themselves: the portal takes a part of the same piece.
 */
const parts = [
  { name: 'start', test: /preload-helper|components\/site\/scripts\/offline\.client/ },
  {
    name: 'page',
    test: /components\/site\/scripts\/(bar|idle|offer|pictures|progress)\.client|state\/publish-update|islands\/plain-prompt\.ts|ui\/(close-from-outside|constants)\.ts/,
  },
  {
    name: 'times',
    test: /entities\/(time\/calendar-date|time\/clock|text\/group-by)\.ts/,
  },
  // Read by pages and by the portal: in a part of either it would bring that whole part along. So do the helpers by which
  // private fields reach older browsers.
  {
    name: 'plain-words',
    test: /entities\/(localized|text\/abort-signals|text\/interface-language|text\/plain|people\/telephone)\.ts|src\/api\/base\.ts|@oxc-project.runtime/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Islands and portal share these: in a part of the portal they would bring that whole part along.
  {
    name: 'stores',
    test: /node_modules\/(@nanostores|nanostores)\/|src\/state\/(session|stored|token|updates)\.ts/,
  },
  {
    name: 'looks',
    test: /src\/ui\/(Button\.tsx|class-names\.ts)|lucide\/(arrow-right|check|clock|languages|map-pin|moon|phone|search|sun|video|x)\b/,
  },
  {
    name: 'controls',
    test: /src\/state\/(color-scheme|language)\.ts|src\/i18n\/(languages|paths)\.ts|src\/islands\/(LanguagePanel|ThemeSwitch)\.tsx/,
  },
  {
    name: 'asking',
    test: /islands\/(search\/query-directory|directives\/missing-chunk)\.ts|search\/load-emergency-watch/,
  },
  {
    name: 'live',
    test: /islands\/live\/(availability|page-calls|unknown|words)\.ts/,
  },
  // The portal the same: what every screen needs, what every signed-in one needs besides, and each area's frame. A module
  // brings what it imports, unless a part above has it.
  {
    name: 'portal',
    test: /src\/portal\/((Portal|App)\.tsx|auth\/(AuthLayout|PatientLogin)\.tsx|shell\/(Brand|BarTools|SkipLink|use-title)\.)/,
  },
  {
    name: 'signed-in',
    test: /src\/portal\/(WithQueries\.tsx|guard\.ts|shell\/ProfileButton\.tsx|kit\/(attempt|Failure|use-action|use-address|use-row-action|use-typed-search)\.|patient\/(appointments\/use-booking-link|booking\/use-names|doctors\/directory)\.)|entities\/(appointment\/(appointment-status|appointment-title)|media\/media-address|people\/full-name|schedule\/lateness|text\/money)\.ts|@tanstack\/react-query\/(?!.*useQueries)|src\/api\/save-file|src\/ui\/(Badge|CopyButton)|lucide\/(calendar\.|calendar-clock|calendar-plus|chevron-left|chevron-right|clock|copy|layout-dashboard|map-pin|stethoscope|triangle-alert)\b/,
  },
  // Read by pages, by the booking of patients and by the front desk.
  { name: 'slots', test: /entities\/(schedule\/availability|time\/wall-time)\.ts/ },
  { name: 'price', test: /entities\/text\/price\.ts/ },
  { name: 'idempotency-key', test: /entities\/text\/idempotency-key\.ts/ },
  // Shared by the booking of patients and the front desk: in a part of either it would bring that whole part along.
  {
    name: 'choices',
    test: /src\/ui\/(fields\/(Checkbox|Fieldset|month-days|RadioField|SelectField|TextArea)|component-constants)\.|src\/portal\/patient\/(booking\/(check\/Question|choose\/choice)|dependants\/(CoverLine|draft|family|GuarantorFields))\.|entities\/(appointment\/(insurance|package-offer|refusal)|people\/age)\.ts/,
  },
  { name: 'dates', test: /src\/(ui\/fields\/DateField|portal\/kit\/form\/use-date-words)\./ },
  // Forms with rules: of patients, of the sign-up and of administrators.
  { name: 'zod', test: /node_modules\/zod\// },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform)\/|src\/portal\/kit\/form\/(BirthDateInput|Form|inputs|Problems|use-zod-form)\.|entities\/(people\/(account|birth-date|dependant|patient)|text\/(characters|filled))\.ts/,
  },
  { name: 'patient', test: /src\/portal\/patient\/(routes|Dashboard)\.tsx/ },
  { name: 'doctors', test: /src\/portal\/patient\/doctors\/DoctorList\.tsx/ },
  { name: 'booking', test: /src\/portal\/patient\/booking\/Booking\.tsx/ },
  { name: 'admin', test: /src\/portal\/admin\/(routes|layout\/AdminLayout)\.tsx/ },
  // What every list has. As pieces of less than a kilobyte they would travel without compression.
  {
    name: 'lists',
    test: /src\/portal\/kit\/(focus-title|MoreMenu|Table|use-debounced|use-unsaved|list\/(FilterChips|FilterChoice|OptionList|filters|list-address|ListPage|Paging|SearchBox|SelectionBar|use-list|use-people-params|use-selection))\.|src\/portal\/admin\/content\/(calls|titles|list\/(FieldFilter|ReviewBadge|SetFilters|StatusBadge|columns|value-text))\.|entities\/assignable\.ts|lucide\/(columns-3|download|list-ordered|plus)\b/,
  },
  // What panels and small parts of many screens of the administrators share, and then the screens of the front desk.
  {
    name: 'panels',
    test: /src\/portal\/kit\/(FormPanel|Panel|reopen|Section|submitting|use-dialog|use-leave-guard|form\/use-checks)\.|src\/portal\/admin\/(patient-name|front-desk\/(Age|AppointmentBadge|calls|LocationFilter|use-next-focus)|front-desk\/day\/day-calls|layout\/(DateSteps|week))\.|entities\/text\/csv\.ts/,
  },
  {
    name: 'front-desk',
    test: /src\/portal\/admin\/front-desk\/(AppointmentActions|AppointmentList|PatientNote|use-front-desk-actions|use-front-desk-changes|day\/(CalendarViews|day-csv|day-sessions|use-calendar|use-row-actions))\./,
  },
]

export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://127.0.0.1:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto', assets: '_assets' },
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [keepPrerenderer, clientDirectives, react()],
  vite: {
    plugins: [
      outlinesAsData,
      productionRouter,
      renderFaster,
      browserBuild,
      tailwindcss(),
      Icons({ compiler: iconCompiler }),
    ],
    // The minifier would write colours and schemes a second time, and cannot work out those that follow the brand
    // (features of Lightning CSS: colours in oklch, light-dark).
    css: {
      postcss: { plugins: [addSrgbFallback, lowerMediaRanges] },
      lightningcss: { exclude: (1 << 11) | (1 << 20) },
    },
    build: {
      cssTarget: buildTargets,
      // The styles of one kind of page are part of its HTML, so that a page waits for one style sheet only: the one that
      // all pages share. The policy knows inline styles by their hash.
      assetsInlineLimit: (path, content) => path.endsWith('.css') && content.length < 24_000,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: parts } },
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
        },
      },
    },
  },
})
