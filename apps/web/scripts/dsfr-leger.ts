/** What the screens do not use of the design system stays out of the build. */
import type { Plugin } from 'vite'

const VIRTUEL = '\0dsfr-leger:'

/**
 * Its modules that others take the place of: their content here, from the address of the true one.
 */
const REMPLACES: Readonly<Record<string, (reel: string) => string>> = {
  // Of `fr`, `cx` alone: its tables of colours are 100 kB.
  fr: (reel) =>
    `import { cx } from ${JSON.stringify(reel.replace(/index\.js$/, 'cx.js'))}\nexport const fr = { cx }`,
  // Of its languages, French alone.
  i18n: () => `export const createComponentI18nApi = ({ componentName, frMessages }) => ({
    useTranslation: () => ({ t: (cle, valeurs) => (valeurs === undefined ? frMessages[cle] : frMessages[cle](valeurs)) }),
    ['add' + componentName + 'Translations']: () => undefined,
  })`,
  // Of its menus, none has large panels.
  MegaMenu: () =>
    'export const MegaMenu = () => null\nexport const addMegaMenuTranslations = () => undefined',
}

export const dsfrLeger = (): Plugin => ({
  name: 'registre-dsfr-leger',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, nom = ''] = /^\.{1,2}\/(\w+)$/.exec(source) ?? []
    if (!(nom in REMPLACES) || !importer?.includes('/@codegouvfr/react-dsfr/')) return null
    const reel = await this.resolve(source, importer, { skipSelf: true })
    return reel ? `${VIRTUEL}${nom}?${reel.id}` : null
  },
  load(id) {
    const [, nom = '', reel = ''] = /^\0dsfr-leger:(\w+)\?(.*)$/.exec(id) ?? []
    return REMPLACES[nom]?.(reel) ?? null
  },
})
