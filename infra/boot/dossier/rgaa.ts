import { jugeRgaa, lireGrilleRgaa, tauxRgaa, verdictRgaa, VERDICTS_RGAA } from '@registre/domain'
import { tableau } from '../markdown.ts'
import { type Fait, lire } from './sources.ts'

const SOURCE = '`npm test -- apps/web/e2e/rgaa.spec.ts`'
const grille = () => lireGrilleRgaa(lire('apps/web/src/routes/accessibilite/-grille.tsv'))
const pour = (n: number): string => `${n.toLocaleString('fr-FR')} %`

/** What the folder says of the self-evaluation of accessibility. */
export const rgaa: Readonly<Record<string, Fait>> = {
  'rgaa-compte': {
    source: SOURCE,
    lire: () => {
      const { criteres, pages } = grille()
      const [c, nc, ne, na] = VERDICTS_RGAA.map(
        (v) => criteres.filter((critere) => verdictRgaa(critere) === v).length,
      )
      return `${criteres.length} critères sur ${pages.length} pages : ${c} conformes, ${nc} non conformes, ${ne} à juger encore, ${na} sans objet`
    },
  },
  'rgaa-taux': {
    source: SOURCE,
    lire: () => {
      const { global, moyen } = tauxRgaa(grille())
      return `taux global ${pour(global)}, taux moyen des pages ${pour(moyen)}`
    },
  },
  'rgaa-juges': {
    source: SOURCE,
    lire: () => {
      const { criteres } = grille()
      const seuls = criteres.filter(({ juge }) => juge === 'script').length
      return `${seuls} critères sont jugés par le script seul, ${criteres.length - seuls} à l’œil, sous le contrôle du script pour ce qu’il compte`
    },
  },
  'rgaa-pages': {
    source: SOURCE,
    lire: () => {
      const lue = grille()
      const { parPage } = tauxRgaa(lue)
      return tableau(
        ['N°', 'Page', 'Adresse', ...VERDICTS_RGAA, 'Taux'],
        lue.pages.map(({ nom, adresse }, i) => [
          i + 1,
          nom,
          `\`${adresse}\``,
          ...VERDICTS_RGAA.map((v) => lue.criteres.filter((c) => c.verdicts[i] === v).length),
          pour(parPage[i] ?? 0),
        ]),
      )
    },
  },
  'rgaa-grille': {
    source: SOURCE,
    lire: () => {
      const { criteres, pages } = grille()
      return tableau(
        ['Critère', ...pages.map((_, i) => String(i + 1)), 'Jugé par', 'Élément regardé'],
        criteres.map((c) => [`${c.numero} ${c.titre}`, ...c.verdicts, jugeRgaa(c), c.element]),
      )
    },
  },
}
