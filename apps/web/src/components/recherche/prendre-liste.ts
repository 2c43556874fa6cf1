import { callOf } from '../../lib/api/index.ts'
import { ecrireCsv } from '../../lib/csv.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNumero } from '../../lib/format.ts'
import type { Trouvee } from './LigneTrouvee.tsx'

const PAR_APPEL = 100
const COLONNES: readonly (readonly [titre: string, valeur: (t: Trouvee) => string])[] = [
  ['Numéro d’immatriculation', (t) => formatNumero(t.numeroImmatriculation)],
  ['Nom', (t) => t.nom],
  ['Adresse', (t) => t.adresse],
  ['Code postal', (t) => t.codePostal],
  ['Commune', (t) => t.commune],
  ['Lots', (t) => (t.nombreLots === null ? '' : String(t.nombreLots))],
  ['Syndic', (t) => t.syndic],
  ['Situation', (t) => t.sort],
]

const toutes = async (q: string, total: number, autour: readonly Trouvee[]): Promise<Trouvee[]> => {
  const trouvees = [...autour]
  const dites = new Set(autour.map(({ id }) => id))
  for (let page = 1; (page - 1) * PAR_APPEL < total; page += 1) {
    const { coproprietes } = await callOf('chercherCoproprietes', {
      query: { q, page, taille: PAR_APPEL },
    })
    trouvees.push(...coproprietes.filter(({ id }) => !dites.has(id)))
  }
  return trouvees
}

/** Fetches the whole list of a search and gives it to the browser's downloads. */
export const prendreListe = async (
  q: string,
  total: number,
  autour: readonly Trouvee[],
): Promise<void> => {
  const rangees = (await toutes(q, total, autour)).map((t) =>
    COLONNES.map(([, valeur]) => valeur(t)),
  )
  const texte = ecrireCsv([COLONNES.map(([titre]) => titre), ...rangees])
  saveFile({ blob: new Blob([texte], { type: 'text/csv' }), fileName: 'coproprietes-trouvees.csv' })
}
