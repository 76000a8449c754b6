/**
 * The commands that check all types, by title. The native compiler takes half the time of the one before it, which
 * remains for the packages that read types from a program, the check of the pages among them. Several checkers would
 * each check the types of the contract: with one it takes as long, and half of the processors' time.
 */
export const typeChecks: Record<string, string[]> = {
  types: ['node_modules/typescript-7/bin/tsc', '--checkers', '1'],
  'types of the pages': [
    ...['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.pages.json'],
    ...['--minimumFailingSeverity', 'warning'],
  ],
}
