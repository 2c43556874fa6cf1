import type { Db, RowOf, Tx } from '@registre/db'
import { enFrance, LABELS_CIVILITE, lireCivilite } from '@registre/domain'

const LIRE_POSTAL = `select type, raison_sociale, adresse, code_postal, commune, rep_civilite, rep_prenom, rep_nom, rep_email, rep_adresse, sirene_attendue_le from teledeclarant where id = $1`
type PostalRow = RowOf<typeof LIRE_POSTAL>

const propres = (lignes: readonly (string | undefined)[]): string[] =>
  lignes.map((l) => l?.trim() ?? '').filter((l) => l !== '')

const personne = (r: PostalRow): string => {
  const civilite = lireCivilite(r.rep_civilite)
  return propres([civilite && LABELS_CIVILITE[civilite], r.rep_prenom, r.rep_nom]).join(' ')
}

/** A firm is written to at its establishment, a volunteer at its own address. */
const lignesDe = (r: PostalRow): string[] => {
  const a = r.rep_adresse
  const chezSoi = a && (a['voie'] ?? '') !== ''
  if (r.type !== 'NON_PRO' || !chezSoi)
    return propres([r.raison_sociale, personne(r), ...r.adresse])
  const pays = (a['pays'] ?? '').toUpperCase()
  const noms = propres([r.raison_sociale, personne(r)])
  return propres([
    ...(r.raison_sociale === `${r.rep_prenom} ${r.rep_nom}`.trim() ? [personne(r)] : noms),
    a['complement'],
    a['batiment'],
    a['voie'],
    a['lieuDit'],
    `${a['codePostal'] ?? ''} ${a['commune'] ?? ''}`,
    pays === 'FRANCE' ? '' : pays,
  ])
}

/** The commune of that address, as it was typed or as Sirene says it. */
const lieuDe = (r: PostalRow): { codePostal: string; commune: string; codeInsee: '' } | null => {
  const a = r.rep_adresse
  const chezSoi = r.type === 'NON_PRO' && a && (a['voie'] ?? '') !== ''
  if (chezSoi && !enFrance(a['pays'])) return null
  const codePostal = (chezSoi ? a['codePostal'] : r.code_postal) ?? ''
  const commune = (chezSoi ? a['commune'] : r.commune) ?? ''
  // A cedex code is that of a sorting office: no commune bears it.
  return codePostal === '' || /cedex/i.test(commune) ? null : { codePostal, commune, codeInsee: '' }
}

/** Where the letters of an establishment go. */
export const lirePostal = async (
  tx: Tx,
  id: number,
): Promise<{
  lignes: string[]
  email: string
  /** Null outside France, where nothing is known. */
  lieu: { codePostal: string; commune: string; codeInsee: '' } | null
  /** The directory has not confirmed it yet. */
  attendSirene: boolean
}> => {
  const [row] = await tx.sql(LIRE_POSTAL, [id])
  if (!row) throw new Error('the establishment is gone')
  return {
    lignes: lignesDe(row),
    email: row.rep_email,
    lieu: lieuDe(row),
    attendSirene: row.sirene_attendue_le !== null,
  }
}

/** Whether a letter was made for this establishment. */
export const aDejaUnCourrier = async (db: Pick<Db, 'query'>, id: number): Promise<boolean> =>
  (await db.query(`select 1 from courrier where teledeclarant_id = $1 limit 1`, [id])).length > 0
