const imported = 'server|entities|search|publishing|i18n|sync|content|terminal|ui/color'

const pattern = new RegExp(
  String.raw`^((src/(${imported})|seeds)\b.*(?<!\.test)\.ts|(locales|migrations)/.*\.(json|sql))$`,
)

/** Whether a change of this file restarts the API. Table definitions take effect once migrations are generated from them. */
export const isServerCode = (path: string): boolean => pattern.test(path)
