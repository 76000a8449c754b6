/**
 * The commands that check all types, by title. The native compiler takes half the time of the one before it, which
 * remains for the packages that read types from a program, the check of the pages among them.
 */
export const typeChecks: Record<string, string[]> = {
  types: ['node_modules/typescript-7/bin/tsc'],
  'types of the pages': [
    ...['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.pages.json'],
    ...['--minimumFailingSeverity', 'warning'],
  ],
}
