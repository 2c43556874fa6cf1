import type { Plugin } from 'vite'

const MODULE = /@codegouvfr[/\\]react-dsfr[/\\]fr[/\\]colors\.js$/

/** The one colour that the design system reads in JavaScript: that of the browser's own bar. */
const LUE = `export const colors = {
  options: {},
  decisions: {},
  getHex: ({ isDark }) => ({
    decisions: { background: { default: { grey: { default: isDark ? '#161616' : '#ffffff' } } } },
  }),
}
`

/**
 * Leaves out of the first load the tables of colours that the design system holds in JavaScript
 * (93 kB, 10 compressed): the register's screens take their colours from its style sheets.
 */
export const couleurs = (): Plugin => ({
  name: 'registre-couleurs',
  enforce: 'pre',
  load: (id) => (MODULE.test(id) ? LUE : null),
})
