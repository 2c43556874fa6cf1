import type { Tx } from '@registre/db'
import { normaliserTexte } from '@registre/domain'
import { coproprietesDeFirmes, trouverFirmes } from './par-syndic.repository.ts'

/** Shorter words are in the name of every firm. */
const LETTRES_MIN = 3
/** More firms than that answer to words that name none. */
const FIRMES_MAX = 20

/** The co-ownerships of the firms whose name holds every word of a text; null when there is none. */
export const chercherParSyndic = async (
  tx: Pick<Tx, 'sql'>,
  q: string,
  page: { limite: number; depart: number },
): Promise<{ nom: string; ids: number[]; total: number } | null> => {
  const mots = normaliserTexte(q)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const parlants = [...new Set(mots.filter((m) => m.length >= LETTRES_MIN))]
  if (parlants.length === 0) return null
  const firmes = await trouverFirmes(tx, parlants, FIRMES_MAX + 1)
  const [premiere] = firmes
  if (!premiere || firmes.length > FIRMES_MAX) return null
  const trouvees = await coproprietesDeFirmes(
    tx,
    firmes.map((f) => f.id),
    page,
  )
  if (trouvees.length === 0) return null
  const noms = new Set(firmes.map((f) => f.nom))
  return {
    nom: noms.size === 1 ? premiere.nom : q.trim(),
    ids: trouvees.map((t) => t.copropriete_id),
    total: trouvees[0]?.total ?? 0,
  }
}
