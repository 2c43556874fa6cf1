/** Of the design system's `fr`, the screens use `cx` alone: its tables of colours (100 kB) stay out of the build. */
import type { Plugin } from 'vite'

const VIRTUEL = '\0dsfr-fr'

export const dsfrLeger = (): Plugin => ({
  name: 'registre-dsfr-leger',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.includes('/@codegouvfr/react-dsfr/') || !/^\.{1,2}\/fr$/.test(source)) return null
    const reel = await this.resolve(source, importer, { skipSelf: true })
    return reel ? `${VIRTUEL}?${reel.id}` : null
  },
  load(id) {
    if (!id.startsWith(VIRTUEL)) return null
    const cx = id.slice(VIRTUEL.length + 1).replace(/index\.js$/, 'cx.js')
    return `import { cx } from ${JSON.stringify(cx)}\nexport const fr = { cx }`
  },
})
