import { useMutation } from '@tanstack/react-query'
import { callOf } from '../../lib/api/index.ts'
import { ecrireCsv } from '../../lib/csv.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNombre } from '../../lib/format.ts'
import type { Trouvee } from './LigneTrouvee.tsx'

const PAR_APPEL = 100
/** What the search gives at most. */
const MAX = 1_000

const COLONNES: readonly (readonly [titre: string, valeur: (t: Trouvee) => string])[] = [
  ['Numéro d’immatriculation', (t) => t.numeroImmatriculation],
  ['Nom', (t) => t.nom],
  ['Adresse', (t) => t.adresse],
  ['Code postal', (t) => t.codePostal],
  ['Commune', (t) => t.commune],
  ['Lots', (t) => (t.nombreLots === null ? '' : String(t.nombreLots))],
  ['Syndic', (t) => t.syndic],
  ['Situation', (t) => t.sort],
]

const toutes = async (q: string, total: number): Promise<Trouvee[]> => {
  const trouvees: Trouvee[] = []
  for (let page = 1; (page - 1) * PAR_APPEL < Math.min(total, MAX); page += 1) {
    const { coproprietes } = await callOf('chercherCoproprietes', {
      query: { q, page, taille: PAR_APPEL },
    })
    trouvees.push(...coproprietes)
  }
  return trouvees
}

/** The whole list of a search as a CSV, whatever page is shown. */
export const TelechargerListe = ({ q, total }: { q: string; total: number }) => {
  const prendre = useMutation({
    mutationFn: async () => {
      const rangees = (await toutes(q, total)).map((t) => COLONNES.map(([, valeur]) => valeur(t)))
      const texte = ecrireCsv([COLONNES.map(([titre]) => titre), ...rangees])
      saveFile({
        blob: new Blob([texte], { type: 'text/csv' }),
        fileName: 'coproprietes-trouvees.csv',
      })
    },
    meta: { handling: { silent: true } },
  })
  return (
    <p className="rc-non-imprime">
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-download-line"
        aria-disabled={prendre.isPending}
        onClick={() => !prendre.isPending && prendre.mutate()}
      >
        Télécharger cette liste (CSV, {formatNombre(Math.min(total, MAX))})
      </button>{' '}
      <span role="status">
        {prendre.isError && 'La liste n’a pas pu être téléchargée. Recommencez dans une minute.'}
      </span>
    </p>
  )
}
